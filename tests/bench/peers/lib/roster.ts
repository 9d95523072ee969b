/**
 * The part of an import that is the same for all subjects: it receives rows of cell texts, checks the persons and finds
 * duplicates.
 */
import { checkDigit } from './persons';
export interface RosterResult {
  rows: number;
  errors: number;
  firstName: string;
  lastId: string;
}
const day = (s: string) => s.slice(0, 4) + '-' + s.slice(4, 6) + '-' + s.slice(6, 8);
const pattern = /^\d{17}[\dX]$/;
/** Converts serial days of Excel, ISO texts and Dates to ISO texts of a day. Other values become an empty text. */
export function isoDate(v: unknown): string {
  if (typeof v === 'string') return v.length === 10 ? v : v.slice(0, 10);
  if (v instanceof Date) return v.toISOString().slice(0, 10);
  if (typeof v === 'number') return new Date(Math.round((v - 25569) * 864e5)).toISOString().slice(0, 10);
  return '';
}
export function checkRow(
  name: string,
  idType: string,
  id: string,
  sex: string,
  birth: string,
  code: string,
): string | null {
  if (!name) return '请输入姓名';
  if (!id) return '请输入证件号码';
  if (idType === '身份证') {
    if (!pattern.test(id) || checkDigit(id) !== id[17]) return '证件号码不正确';
    if (day(id.slice(6, 14)) !== birth) return '出生日期与证件不符';
    if ((id.charCodeAt(16) & 1) !== (sex === '男' ? 1 : 0)) return '性别与证件不符';
  }
  const y = 2026 - +birth.slice(0, 4) - (birth.slice(5) > '12-01' ? 1 : 0);
  if (y < 16 || y > 65) return '被保人年龄不符合承保范围: 16-65岁';
  if (!code) return '请选择职业';
  return null;
}
export function checkRoster(rows: unknown[][]): RosterResult {
  const head = rows[0].map(String);
  const at = (t: string) => head.indexOf(t);
  const [n, t, i, s, b, c] = ['姓名', '证件类型', '证件号码', '性别', '出生日期', '职业代码'].map(at);
  const seen = new Set<string>();
  let errors = 0,
    count = 0;
  for (let k = 1; k < rows.length; k++) {
    const r = rows[k];
    if (!r || r[n] == null) continue;
    count++;
    const id = String(r[i] ?? '').toUpperCase();
    const type = String(r[t]);
    if (checkRow(String(r[n]), type, id, String(r[s]), isoDate(r[b]), String(r[c] ?? ''))) errors++;
    const key = type + id;
    if (seen.has(key)) errors++;
    else seen.add(key);
  }
  return { rows: count, errors, firstName: String(rows[1][n]), lastId: String(rows[rows.length - 1][i]) };
}
