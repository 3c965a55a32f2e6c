/** What is used of cli-progress, which has no types of its own. */
declare module 'cli-progress' {
  export class SingleBar {
    constructor(options: { readonly format: string }, preset?: object)
    start(total: number, value: number): void
    increment(): void
    stop(): void
  }
  export const Presets: { readonly shades_classic: object }
}
