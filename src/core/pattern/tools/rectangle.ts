import { fileOf, rankOf, type Junction } from '../../board/junction'
import { junctionsOf, regionBetween, type Region } from './region'
import { endsOf, type Tool } from './tool'

/** The border of the rectangle between the first and the last junction of the stroke. */
export const rectangle: Tool = ({ stroke, cell }) => {
  const region = regionBetween(...endsOf(stroke))
  return junctionsOf(region)
    .filter((junction) => onBorder(junction, region))
    .map((junction) => ({ junction, cell }))
}

/** The whole rectangle between the first and the last junction of the stroke. */
export const filledRectangle: Tool = ({ stroke, cell }) =>
  junctionsOf(regionBetween(...endsOf(stroke))).map((junction) => ({ junction, cell }))

function onBorder(junction: Junction, { file, rank, width, height }: Region): boolean {
  const [east, north] = [fileOf(junction) - file, rankOf(junction) - rank]
  return east === 0 || north === 0 || east === width - 1 || north === height - 1
}
