/** A fictional insured person. The data are the same in each run. The id numbers have a correct check digit. */
export interface Person {
  id: number;
  name: string;
  idType: string;
  idNo: string;
  birth: string;
  sex: string;
  occ: string;
  plan: string;
}
export const columns = [
  { key: 'name', title: '姓名', width: 120 },
  { key: 'idType', title: '证件类型', width: 110 },
  { key: 'idNo', title: '证件号码', width: 200 },
  { key: 'birth', title: '出生日期', width: 120 },
  { key: 'sex', title: '性别', width: 80 },
  { key: 'occ', title: '职业', width: 160 },
  { key: 'plan', title: '方案', width: 110 },
] as const;
export const idTypes = [
  ['1', '身份证'],
  ['2', '护照'],
  ['3', '驾驶证'],
  ['4', '港澳台通行证'],
  ['5', '军官证'],
  ['6', '外国人永久居留证'],
  ['99', '其他'],
] as const;
export const sexes = [
  ['1', '男'],
  ['2', '女'],
] as const;
export const plans = [
  ['1', '保障计划一'],
  ['2', '保障计划二'],
  ['3', '保障计划三'],
] as const;
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const marks = '10X98765432';
export function checkDigit(body: string) {
  let s = 0;
  for (let i = 0; i < 17; i++) s += (body.charCodeAt(i) - 48) * weights[i];
  return marks[s % 11];
}
const two = (n: number) => (n < 10 ? '0' + n : '' + n);
const family = '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗';
const given = '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超霞平刚';
export function person(i: number): Person {
  const y = 1966 + ((i * 7) % 38),
    m = 1 + ((i * 5) % 12),
    d = 1 + ((i * 3) % 28);
  const serial = String(i % 1000).padStart(3, '0');
  const area = 110101 + (Math.floor(i / 1000) % 16);
  const body = `${area}${y}${two(m)}${two(d)}${serial}`;
  return {
    id: i,
    name: family[i % 20] + given[(i * 7) % 20] + (i % 3 ? given[(i * 11) % 20] : ''),
    idType: '1',
    idNo: body + checkDigit(body),
    birth: `${y}-${two(m)}-${two(d)}`,
    sex: (i % 1000) % 2 ? '1' : '2',
    occ: '0001001',
    plan: String(1 + (i % 3)),
  };
}
export const persons = (n: number, from = 0) => Array.from({ length: n }, (_, i) => person(from + i));
const idPattern = /^\d{17}[\dX]$/;
export function checkPerson(p: Person): string | null {
  if (!p.name.trim()) return '请输入姓名';
  if (!p.idNo) return '请输入证件号码';
  if (p.idType === '1') {
    if (!idPattern.test(p.idNo) || checkDigit(p.idNo) !== p.idNo[17]) return '证件号码不正确';
    const b = p.idNo.slice(6, 14);
    if (b.slice(0, 4) + '-' + b.slice(4, 6) + '-' + b.slice(6) !== p.birth) return '出生日期与证件不符';
    if ((p.idNo.charCodeAt(16) - 48) % 2 !== (p.sex === '1' ? 1 : 0)) return '性别与证件不符';
  }
  const age = 2026 - +p.birth.slice(0, 4);
  if (age < 16 || age > 65) return '被保人年龄不符合承保范围: 16-65岁';
  if (!p.occ) return '请选择职业';
  return null;
}
export function checkAll(rows: Person[]): Map<number, string> {
  const errors = new Map<number, string>();
  const seen = new Map<string, number>();
  for (let i = 0; i < rows.length; i++) {
    const e = checkPerson(rows[i]);
    if (e) errors.set(i, e);
    const k = rows[i].idType + rows[i].idNo;
    if (seen.has(k)) errors.set(i, '被保人重复');
    else seen.set(k, i);
  }
  return errors;
}

/** The label of each code, by column. A cell without a label shows its own text. */
const labels: Partial<Record<string, Map<string, string>>> = {
  idType: new Map(idTypes.map((x) => [x[0], x[1]])),
  sex: new Map(sexes.map((x) => [x[0], x[1]])),
  plan: new Map(plans.map((x) => [x[0], x[1]])),
};
export const text = (p: Person, k: keyof Person): string => labels[k]?.get(String(p[k])) ?? String(p[k]);
