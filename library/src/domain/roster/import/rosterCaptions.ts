import { withoutBetween } from '../../text/withoutBetween.ts';
import { withoutInvisible } from '../invisible.ts';
import type { PersonField } from '../person.ts';

/** Captions that lists of persons use for each field. */
const captions: Readonly<Record<Exclude<PersonField, 'schemeId'>, readonly string[]>> = {
  name: [
    '姓名',
    '被保人姓名',
    '被保险人姓名',
    '被保险人',
    '被保人',
    '员工姓名',
    '人员姓名',
    '雇员姓名',
    'name',
    'fullname',
    'employeename',
    'insuredname',
    'nameofinsured',
    'insuredperson',
  ],
  idType: [
    '证件类型',
    '证件种类',
    '证件类别',
    '被保人证件类型',
    '被保险人证件类型',
    'idtype',
    'document',
    'documenttype',
    'typeofid',
    'idcardtype',
    'certificatetype',
    'typeofdocument',
  ],
  idNo: [
    '证件号码',
    '证件号',
    '证件编号',
    '身份证号',
    '身份证号码',
    '身份证',
    '居民身份证号码',
    '被保人证件号码',
    '被保险人证件号码',
    'idno',
    'idnumber',
    'idcard',
    'idcardno',
    'idcardnumber',
    'documentno',
    'documentnumber',
    'passportno',
    'passportnumber',
    'certificateno',
    'certificatenumber',
    'identitynumber',
    'identitycardnumber',
  ],
  sex: ['性别', '被保人性别', '被保险人性别', 'sex', 'gender'],
  birthday: [
    '出生日期',
    '生日',
    '出生年月日',
    '出生年月',
    '出生',
    '出生时间',
    '员工生日',
    '员工出生日期',
    '被保险人出生日期',
    'birthday',
    'birthdate',
    'dateofbirth',
    'dob',
  ],
  occupationCode: [
    '职业代码',
    '职业编码',
    '工种代码',
    '岗位代码',
    '职业工种代码',
    'occupationcode',
    'jobcode',
    'professioncode',
  ],
  occupationName: [
    '职业名称',
    '职业',
    '工种',
    '岗位',
    '岗位名称',
    '工种名称',
    '职业工种',
    '职务',
    'occupation',
    'occupationname',
    'job',
    'jobtitle',
    'position',
    'profession',
  ],
  occupationClass: [
    '职业类别',
    '职业等级',
    '风险等级',
    '风险类别',
    '职业风险类别',
    '工种类别',
    '职业风险等级',
    '类别',
    'class',
    'occupationclass',
    'occupationalclass',
    'riskclass',
    'jobclass',
  ],
  socialSecurity: [
    '社保',
    '有无社保',
    '是否有社保',
    '社保情况',
    '社会保险',
    '医保',
    '有无医保',
    'socialsecurity',
    'socialinsurance',
  ],
};

const fieldByCaption: ReadonlyMap<string, PersonField> = new Map(
  (Object.keys(captions) as (keyof typeof captions)[]).flatMap((field) =>
    captions[field].map((caption) => [caption, field] as const),
  ),
);

/** Maximum length of a caption in characters. A longer text is cut. */
export const longestCaption = 200;

/**
 * Normalises a caption for comparison: lower case, without brackets and their content, spaces, stars, colons,
 * underscores, points and apostrophes.
 */
export const plainCaption = (text: string): string =>
  withoutBetween(withoutInvisible(text.slice(0, longestCaption).normalize('NFKC')).toLowerCase(), '(', ')').replace(
    /[\s*:_.'’]/gu,
    '',
  );

/** The field that a caption means; null when the caption is unknown. */
export const fieldOfCaption = (caption: string): PersonField | null =>
  fieldByCaption.get(plainCaption(caption)) ?? null;
