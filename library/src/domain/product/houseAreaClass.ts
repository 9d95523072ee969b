/**
 * Area class of a house (房屋面积档). The specification uses code `501` for an area above 500 m², and `1` for all other
 * areas.
 */
export type HouseAreaClass = 1 | 501;

const threshold = 500;

export const houseAreaClasses: readonly HouseAreaClass[] = [1, 501];

/** The area class of a house: 501 if its area is above 500 m², otherwise 1 (specification §5, normalisation). */
export const houseAreaClassOf = (squareMetres: number): HouseAreaClass => (squareMetres > threshold ? 501 : 1);
