import {
  materialsGiven,
  materialsAsked,
  materialsLacking,
  materialsMissing,
  materialsNotAskedProblems,
  type OrderMaterial,
  orderMaterialsOf,
  supplementsLacking,
} from '@tuanbao/library/domain/material/orderMaterials';
import { describe, expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';

const { products } = loadCatalogue();
const productOf = (id: string) => products.find((product) => product.id === id)!;
const typesOf = (materials: readonly OrderMaterial[]) => materials.map(({ type }) => type);

describe('papers of an order', () => {
  it('are those that the features of the product require', () => {
    const book = products.filter((product) => typesOf(orderMaterialsOf(product)).includes('authorisationBook'));
    const form = products.filter((product) => typesOf(orderMaterialsOf(product)).includes('stampedForm'));

    expect(book.map(({ id }) => id).toSorted()).toEqual(['80140', '80202', '80204', '80205']);
    expect(form.map(({ id }) => id).toSorted()).toEqual(['338', '80190', '80230', '80231', '80232']);
  });

  it('of a subject are requested once: in its own section', () => {
    const ofSubject = orderMaterialsOf(productOf('80218')).filter(({ isOfSubject }) => isOfSubject);
    expect(typesOf(ofSubject)).toEqual(['poolPhotograph']);
  });

  it('that are missing are named, until they have a file', () => {
    const product = productOf('80140');
    expect(typesOf(materialsLacking(product, {}))).toEqual(['authorisationBook']);

    expect(
      typesOf(materialsLacking(product, { materials: { businessLicence: ['a'], authorisationBook: [] } })),
    ).toEqual(['authorisationBook']);
    expect(typesOf(materialsLacking(product, { materials: { authorisationBook: ['b'] } }))).toEqual([]);
  });

  it('are needed before the submit where they are read, and may follow the policy where they are mailed', () => {
    const demandsOf = (id: string) =>
      orderMaterialsOf(productOf(id)).flatMap(({ type, demand, isOfSubject }) =>
        demand === 'optional' || isOfSubject ? [] : [`${type} ${demand}`],
      );
    expect(demandsOf('80140')).toEqual(['authorisationBook submission']);
    expect(demandsOf('80190')).toEqual(['stampedForm supplement']);
    expect(demandsOf('331')).toEqual([]);
    expect(materialsMissing(productOf('80140'), {})).toMatchObject([
      { path: 'materials.authorisationBook', code: 'materialMissing' },
    ]);
    expect(materialsMissing(productOf('80190'), {})).toEqual([]);
    expect(typesOf(supplementsLacking(productOf('80190'), new Set()))).toEqual(['stampedForm']);
    expect(supplementsLacking(productOf('80190'), new Set(['stampedForm']))).toEqual([]);
  });

  it('that the product does not ask for are refused, an unknown kind without its name', () => {
    const product = productOf('80140');
    const unknown: object = { nope: ['a'], environment: ['b'], vehicleLicence: [], other: ['c'] };

    expect(materialsNotAskedProblems(product, unknown)).toEqual([
      expect.objectContaining({ path: 'materials', code: 'materialNotAsked', params: {} }),
      expect.objectContaining({ path: 'materials', code: 'materialNotAsked', params: { material: 'environment' } }),
    ]);
    expect(materialsAsked(product, unknown)).toEqual({ other: ['c'] });
    // Files of an insured subject are uploaded in the section of that subject, so the materials must not contain them.
    expect(materialsNotAskedProblems(productOf('80218'), { poolPhotograph: ['a'] })).toHaveLength(1);
  });

  it('are the files of the subject and those uploaded, each once, and none of another product', () => {
    const swimmingPool = { images: ['pool'] } as never;
    const materials = { other: ['a', 'a', 'b'], stampedRoster: ['roster'] };
    expect(materialsGiven(productOf('80218'), { swimmingPool, materials })).toEqual({
      poolPhotograph: ['pool'],
      other: ['a', 'b'],
    });
  });
});
