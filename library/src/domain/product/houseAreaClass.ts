/** 房屋面积档, the specification's codes: `501` above 500 m², else `1`. */
export type HouseAreaClass = 1 | 501;

const threshold = 500;

export const houseAreaClasses: readonly HouseAreaClass[] = [1, 501];

/** The area class of a house: above 500 m² is 501, else 1 (specification §5, normalisation). */
export const houseAreaClassOf = (squareMetres: number): HouseAreaClass => (squareMetres > threshold ? 501 : 1);
