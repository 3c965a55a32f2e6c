import './zod'
import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { i18n } from './i18n'
import { reportUnexpected } from './stores/problems'
import { useSettings } from './stores/settings'

const app = createApp(App)
app.use(createPinia())
app.use(i18n)
app.config.errorHandler = reportUnexpected
await useSettings().load()
app.mount('#app')
