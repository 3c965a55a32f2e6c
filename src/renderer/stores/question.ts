/** A question to the person: `ask` waits for what `reply` is told. One at a time. */
export function openQuestion<Answer>() {
  let waiting: ((answer: Answer) => void) | undefined

  return {
    ask: (): Promise<Answer> =>
      new Promise((resolve) => {
        waiting = resolve
      }),
    reply: (answer: Answer): void => waiting?.(answer),
  }
}
