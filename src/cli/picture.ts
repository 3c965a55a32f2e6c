import { err, type Result } from '#core/result'
import { usage, type Failure } from './console'
import { writeOutput } from './files'

/** Writes an SVG picture to a file that ends in .svg or .png. */
export async function writePicture(path: string, svg: string): Promise<Result<null, Failure>> {
  if (/\.svg$/i.test(path)) return writeOutput(path, svg.endsWith('\n') ? svg : `${svg}\n`)
  if (/\.png$/i.test(path)) return writeOutput(path, await png(svg))
  return err(usage(`${path}: a name that ends in .svg or .png was expected`))
}

/** resvg is a native module, loaded only when a PNG is asked for. */
async function png(svg: string): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js')
  return new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng()
}
