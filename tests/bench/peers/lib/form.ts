import * as yup from 'yup';

import { expose } from './bench';
import { persons, checkPerson, type Person } from './persons';
export const FIELDS = 40;
export const names = Array.from({ length: FIELDS }, (_, i) => 'f' + i);
export interface Values {
  persons: Person[];
  [k: string]: any;
}
const count = +(new URLSearchParams(location.search).get('persons') ?? 500);
export const initial = (): Values => ({
  ...Object.fromEntries(names.map((n, i) => [n, '值' + i])),
  persons: persons(count),
});
export const oneField = yup.string().trim().required('请填写').max(60, '太长');
export const fieldsSchema = () => yup.object(Object.fromEntries(names.map((n) => [n, oneField])));
export const personSchema = () =>
  yup.object({
    name: yup.string().trim().required('请输入姓名'),
    idNo: yup
      .string()
      .required('请输入证件号码')
      .test('id', '证件号码不正确', (_v, c) => {
        const e = checkPerson(c.parent);
        return e ? c.createError({ message: e }) : true;
      }),
    birth: yup.string().required(),
    sex: yup.string().oneOf(['1', '2']),
    occ: yup.string().required('请选择职业'),
    plan: yup.string().required(),
  });
export const fullSchema = () =>
  yup.object({ ...Object.fromEntries(names.map((n) => [n, oneField])), persons: yup.array().of(personSchema()) });
export const checkText = (v: string) => (!v.trim() ? '请填写' : v.length > 60 ? '太长' : undefined);
export function exposeForm(
  name: string,
  parts: { mount(): void; model(i: number): string; submit(): number | Promise<number>; notes?: string },
) {
  return expose(name, {
    notes: parts.notes,
    mount: parts.mount,
    spots: { field: (i: number) => document.querySelectorAll('input')[i] },
    until: { typed: (length: number) => (document.activeElement as HTMLInputElement)?.value?.length === length },
    acts: { model: (i: number) => parts.model(i), submit: () => parts.submit() },
  });
}
