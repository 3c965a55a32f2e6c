/** Icons that several parts of Play use. */
export { default as iconComment } from 'lucide-static/icons/message-square-text.svg?raw'
export { default as iconHints } from 'lucide-static/icons/lightbulb.svg?raw'
export { default as iconAnalysis } from 'lucide-static/icons/activity.svg?raw'
