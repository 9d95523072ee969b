import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { emailProblems } from '@tuanbao/library/domain/identity/email';
import { array, boolean, mixed, number, object, string, type ObjectShape, type Schema } from 'yup';

/** Control and invisible characters that no field of ours may carry. */
// oxlint-disable-next-line no-control-regex -- naming control characters is the point
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/** Characters as a reader and JSON Schema count them: a rare one is one, although it takes two units. */
const isLongerThan = (value: string, max: number) => value.length > max && Array.from(value).length > max;

/** Text of at most `max` characters; never undefined on the wire. */
export const text = (max: number) =>
  string()
    .strict(true)
    .test({
      name: 'max',
      params: { max },
      message: `不能超过${max}个字符`,
      test: (value) => !value || !isLongerThan(value, max),
    })
    .test('plain', '含有不可见字符', (value) => !value || (value.isWellFormed() && !invisible.test(value)))
    .defined();

/** Text that must not be empty. */
export const filledText = (max: number) => text(max).min(1, '不能为空');

/** A calendar day `YYYY-MM-DD` that exists. yup's own date() takes 30 February. */
export const day = () =>
  string()
    .strict(true)
    .test('day', '日期格式应为YYYY-MM-DD', (value) => value === undefined || isCalendarDay(value))
    .defined();

/** A day, or empty where nothing was entered yet. */
export const dayOrEmpty = () =>
  string()
    .strict(true)
    .test('dayOrEmpty', '日期格式应为YYYY-MM-DD', (value) => !value || isCalendarDay(value))
    .defined();

/** One e-mail address, strictly: a list, or a name with it, is refused. */
export const oneEmail = () =>
  string()
    .max(254)
    .test('oneEmail', '邮箱格式有误', (value) => value !== undefined && emailProblems(value).length === 0)
    .required('请输入邮箱');

/** A whole number from `min` to `max`. JSON's 1e999 is Infinity and is refused. */
export const whole = (min: number, max: number) =>
  number().strict(true).integer('应为整数').min(min, `不能小于${min}`).max(max, `不能大于${max}`).defined();

const farthest = 1e15;

/** A number, or null where none was entered yet. */
export const numberOrNull = () =>
  number()
    .strict(true)
    .min(-farthest, `不能小于-${farthest}`)
    .max(farthest, `不能大于${farthest}`)
    .nullable()
    .defined();

/** A whole number in a query string. */
export const wholeInUrl = (min: number, max: number) => number().integer().min(min).max(max);

/** Yuan with at most two decimals, as text, so that no float touches money. */
export const yuan = () =>
  string()
    .strict(true)
    .matches(/^-?\d{1,13}(\.\d{1,2})?$/, '金额无效')
    .defined();

/** Yuan as text, or empty where none were entered yet. */
export const yuanOrEmpty = () =>
  string()
    .strict(true)
    .matches(/^(-?\d{1,13}(\.\d{1,2})?)?$/, '金额无效')
    .defined();

/** A decimal number as text (rates, factors, exact premiums). */
export const decimal = () =>
  string()
    .strict(true)
    .matches(/^-?\d{1,15}(\.\d{1,20})?$/, '数值无效')
    .defined();

export const flag = () => boolean().strict(true).defined();

/** An object; unknown keys are refused. */
export const shape = <Fields extends ObjectShape>(fields: Fields) => object(fields).noUnknown().defined();

/** An object that may be left out as a whole. */
export const shapeOrNone = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).noUnknown().default(undefined).optional();

export const listOf = <Item>(item: Schema<Item>, max: number) => array().of(item).max(max, `最多${max}条`).defined();

/** Values of the domain that travel as they are; `shapes/domainShapes` says what they look like. */
export type DomainValue =
  | 'Quote'
  | 'RatingSubject'
  | 'ProductSummary'
  | 'ProductDefinition'
  | 'ProductWords'
  | 'OccupationRow';

/** A value of the domain, in answers alone: nothing judges it. */
export const domainValue = <Value extends object>(name: DomainValue) => mixed<Value>().required().meta({ shape: name });

/** A request or answer without content. */
export const nothing = () => object({}).noUnknown().defined();
