import { type MaterialAddresses, maxFilesOfMaterial } from '@tuanbao/library/domain/material/orderMaterials';

import type { Codec } from './codec.ts';
import { ContradictionError } from './contradiction.ts';
import type { MaterialsWire } from './draftMaterials.schema.ts';

const named = new Set(['authorisationBook', 'lastYearPolicy', 'environment']);

/**
 * Splits file addresses that are joined with commas. @throws ContradictionError when there are more addresses than the
 * maximum number of files of one material
 */
function partsOf(joinedAddresses: string | undefined, path: string): readonly string[] {
  const addresses = joinedAddresses ? joinedAddresses.split(',') : [];
  if (addresses.length > maxFilesOfMaterial) {
    throw new ContradictionError('materialFilesTooMany', path, { max: maxFilesOfMaterial });
  }
  return addresses;
}

/** Codec of the materials of a draft. If the draft has no materials, its wire form has no material fields. */
export const materialsCodec: Codec<{ readonly materials?: MaterialAddresses }, MaterialsWire> = {
  toWire: ({ materials = {} }) => {
    const given = Object.entries(materials).filter(([, addresses]) => addresses.length > 0);
    const others = given.filter(([type]) => !named.has(type));
    const { authorisationBook = [], lastYearPolicy = [], environment = [] } = materials;
    return {
      ...(others.length > 0 && { imgList: others.map(([type, addresses]) => ({ type, fileUrlList: [...addresses] })) }),
      ...(authorisationBook.length > 0 && { authorizationBookList: [...authorisationBook] }),
      ...(lastYearPolicy.length > 0 && { lastYearPolicyUrl: lastYearPolicy.join(',') }),
      ...(environment.length > 0 && { environmentUrl: environment.join(',') }),
    };
  },
  fromWire: ({ imgList = [], authorizationBookList = [], lastYearPolicyUrl, environmentUrl }) => {
    const all: readonly (readonly [string, readonly string[]])[] = [
      ...imgList.map(({ type, fileUrlList }) => [type, fileUrlList] as const),
      ['authorisationBook', authorizationBookList],
      ['lastYearPolicy', partsOf(lastYearPolicyUrl, 'lastYearPolicyUrl')],
      ['environment', partsOf(environmentUrl, 'environmentUrl')],
    ];
    const given = all.filter(([, addresses]) => addresses.length > 0);
    const types = new Set(given.map(([type]) => type));
    if (types.size < given.length) throw new ContradictionError('materialRepeated', 'imgList');
    return given.length === 0 ? {} : { materials: Object.fromEntries(given) };
  },
};
