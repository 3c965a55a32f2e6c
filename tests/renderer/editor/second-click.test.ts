// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { secondClickGuard } from '../../../src/renderer/editor/second-click'

describe('the guard against second clicks', () => {
  let clicked: string[]

  beforeEach(() => {
    document.body.innerHTML =
      '<button id="a"><i id="icon"></i></button><label id="l"><input id="box" /></label>'
    clicked = []
    const { onMousedown, onClick } = secondClickGuard()
    const panel = document.body.appendChild(document.createElement('aside'))
    panel.append(...[...document.body.children].filter((each) => each !== panel))
    panel.addEventListener('mousedown', onMousedown, true)
    panel.addEventListener('click', onClick, true)
    panel.addEventListener('click', ({ target }) => clicked.push((target as Element).id))
  })

  const send = (type: string, id: string, detail: number) =>
    document.getElementById(id)?.dispatchEvent(new MouseEvent(type, { detail, bubbles: true }))

  it('lets through those on the same control, whatever part of it was hit', () => {
    send('mousedown', 'a', 1)
    send('click', 'a', 1)
    send('mousedown', 'icon', 2)
    send('click', 'icon', 2)
    expect(clicked).toEqual(['a', 'icon'])
  })

  it('takes the click that a label passes on to its box for one on the same control', () => {
    send('mousedown', 'l', 1)
    send('mousedown', 'l', 2)
    send('click', 'box', 2) // browsers pass the count on
    expect(clicked).toEqual(['box'])
  })

  it('stops those on another control, but no first click and none by keyboard', () => {
    send('mousedown', 'a', 1)
    send('mousedown', 'box', 2)
    send('click', 'box', 2)
    expect(clicked).toEqual([])
    send('click', 'box', 0)
    send('mousedown', 'box', 1)
    send('click', 'box', 1)
    expect(clicked).toEqual(['box', 'box'])
  })
})
