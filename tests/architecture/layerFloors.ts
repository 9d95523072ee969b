import type { Layer } from './layers.ts';

const overlaps = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/**
 * True if a layer depends on another layer: it may import files of the other layer, or it contains the files of the
 * other layer.
 */
const standsOn = (layer: Layer, other: Layer): boolean =>
  layer !== other &&
  (layer.mayImport.some((prefix) => other.files.some((file) => overlaps(prefix, file))) ||
    layer.files.some((prefix) => other.files.some((file) => file !== prefix && file.startsWith(prefix))));

/**
 * Arranges the layers in floors, the lowest floor first. Each layer is on the lowest floor that is above all layers on
 * which it depends.
 * @throws RangeError when layers may import each other
 */
export function layerFloors(layers: readonly Layer[]): readonly (readonly Layer[])[] {
  const floors: Layer[][] = [];
  let left = [...layers];
  while (left.length > 0) {
    const floor = left.filter((layer) => !left.some((other) => standsOn(layer, other)));
    if (floor.length === 0) throw new RangeError(`${left.map(({ name }) => name).join(', ')} import each other`);
    floors.push(floor);
    left = left.filter((layer) => !floor.includes(layer));
  }
  return floors;
}
