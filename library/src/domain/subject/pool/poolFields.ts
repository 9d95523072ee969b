import type { SubjectFields } from '../shape/subjectField.ts';
import type { PoolCode, SwimmingPools } from './swimmingPool.ts';

/** The fields of swimming pools: size, number, place and photographs (specification §3 and §5, swimming pool). */
export const poolFields: SubjectFields<SwimmingPools, PoolCode, unknown> = {
  areaSquareMetres: {
    control: { kind: 'area' },
    demand: 'required',
    missing: 'poolAreaRequired',
    recap: 'cell',
    isPrinted: true,
  },
  count: {
    control: { kind: 'count', min: 1, max: 1000 },
    demand: 'required',
    missing: 'poolCountRequired',
    recap: 'cell',
    isPrinted: true,
  },
  address: {
    control: { kind: 'address', isDetailOptional: false },
    demand: 'required',
    missing: 'poolRegionRequired',
    missingDetail: 'poolAddressRequired',
    recap: 'bottom',
    isPrinted: true,
  },
  images: {
    control: { kind: 'files', accept: ['image'], most: 10 },
    demand: 'required',
    missing: 'poolImagesRequired',
    recap: 'cell',
    isPrinted: false,
  },
};
