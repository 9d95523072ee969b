import { type ChangeMeaning, meaningOf } from '@tuanbao/library/domain/endorsement/changePairs';
import type { CoverPeriod } from '@tuanbao/library/domain/endorsement/effectiveDate';
import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { capitalAmountOf } from '@tuanbao/library/domain/money/capitalAmount';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { NewPerson } from '@tuanbao/library/domain/roster/person';
import { maskedIdNo } from '@tuanbao/library/domain/text/masked';
import { counted } from '@tuanbao/library/i18n/counted';
import { endorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';

import type { EndorsementForm } from '../../contract/endorsementDocuments.schema.ts';
import { pdfDocument, type Sheet } from '../platform/drawing/sheet.ts';
import { type Issuer, issuerNote } from '../services/issuer.ts';

const { meanings } = endorsementMessages['zh-CN'];
const order: readonly ChangeMeaning[] = ['add', 'remove', 'replace', 'correct'];

/** Content of the forms that the employer prints and stamps. */
export interface FormContent {
  readonly sn: string;
  readonly policySn: string;
  readonly productName: string;
  readonly insurerName: string;
  readonly groupName: string;
  readonly cover: CoverPeriod;
  readonly effectiveDate: string;
  readonly headsBefore: number;
  readonly headsAfter: number;
  readonly netFen: Fen;
  /** The changes. The document numbers of persons aren't masked. */
  readonly changes: readonly PersonChange[];
  /** Returns the premium of the change with this index in fen; negative for a refund. */
  readonly netFenOf: (index: number) => Fen;
  readonly madeAt: Date;
  /** Day in Asia/Shanghai on which the form was made. */
  readonly madeOn: string;
  /** Issuer when the endorsement was made. */
  readonly issuer: Issuer;
  readonly isSample: boolean;
}

export const formTitles: Readonly<Record<EndorsementForm, string>> = {
  application: '保全申请书',
  roster: '人员变更清单',
  authorisation: '保全业务授权委托书',
};

/** Height in points of a declaration with its fields for stamp and signature. All of these must be on one page. */
const declarationHeight = 140;

const blank = '＿＿＿＿＿＿＿＿＿＿';
const blankDay = '＿＿＿＿年＿＿月＿＿日';

/**
 * Returns the text about the amount that the employer pays or gets back, or that there is no such amount. The text
 * names the direction, so the amount has no minus sign.
 */
function settlementOf(netFen: Fen): string {
  if (netFen === 0) return '无需补退保费';
  const amount = Math.abs(netFen);
  return `${netFen > 0 ? '应补' : '应退'} ${formatFen(amount)}（${capitalAmountOf(amount)}）`;
}

const countsOf = (changes: readonly PersonChange[]): string =>
  order
    .map((meaning) => [meaning, changes.filter((change) => meaningOf(change) === meaning).length] as const)
    .filter(([, count]) => count > 0)
    .map(([meaning, count]) => counted`${meanings[meaning]} ${count} 人`)
    .join('、');

const policyFacts = (content: FormContent): readonly (readonly [string, string])[] => [
  ['保单号', content.policySn],
  ['投保人', content.groupName],
  ['保险产品', content.productName],
  ['保险公司', content.insurerName],
  ['保险期间', `${content.cover.startDate} 00:00 至 ${content.cover.endDate} 24:00（北京时间）`],
];

function drawPersons(sheet: Sheet, { changes, netFenOf }: FormContent, numberOf: (idNo: string) => string): void {
  const wordsOf = (person: NewPerson | null) => (person ? `${person.name} ${numberOf(person.idNo)}` : '');
  sheet.table(
    [
      { title: '序号', share: 0.07, isNumeric: true },
      { title: '类型', share: 0.08 },
      { title: '变更前人员', share: 0.27 },
      { title: '变更后人员', share: 0.27 },
      { title: '职业', share: 0.17 },
      { title: '保费变动', share: 0.14, isNumeric: true },
    ],
    changes.map((change, index) => {
      const { original, person } = { original: null, person: null, ...change };
      return [
        String(index + 1),
        meanings[meaningOf(change)],
        wordsOf(original),
        wordsOf(person),
        person?.occupationName ?? original?.occupationName ?? '',
        formatFen(netFenOf(index)),
      ];
    }),
  );
}

function drawSignature(sheet: Sheet, title: string, sentence: string): void {
  sheet.heading(title, declarationHeight);
  sheet.note(sentence);
  sheet.facts([
    ['投保人盖章', blank],
    ['经办人签字', blank],
    ['日期', blankDay],
  ]);
}

function drawApplication(sheet: Sheet, content: FormContent): void {
  sheet.facts([
    ...policyFacts(content),
    ['保全号', content.sn],
    ['申请事项', `人员变更：${countsOf(content.changes)}`],
    ['生效时间', `${content.effectiveDate} 00:00（北京时间）`],
    ['投保人数', counted`${content.headsBefore} 人变更为 ${content.headsAfter} 人`],
    ['补退保费', settlementOf(content.netFen)],
  ]);
  sheet.heading('人员变更清单');
  drawPersons(sheet, content, maskedIdNo);
  sheet.note('为保护个人信息，证件号码仅显示首尾数字。');
  drawSignature(
    sheet,
    '投保人声明',
    '本单位申请按以上内容变更保险合同，确认所填内容真实、完整，已告知相关人员，并同意按此补交或退还保费。变更自保险公司出具批单后，于上述生效时间起生效。',
  );
}

function drawRoster(sheet: Sheet, content: FormContent): void {
  sheet.facts([
    ['保单号', content.policySn],
    ['投保人', content.groupName],
    ['保全号', content.sn],
    ['生效时间', `${content.effectiveDate} 00:00（北京时间）`],
    ['变更人数', countsOf(content.changes)],
  ]);
  sheet.heading('人员变更');
  drawPersons(sheet, content, (idNo) => idNo);
  drawSignature(sheet, '投保人确认', '本单位确认以上人员变更清单真实、完整。');
}

function drawAuthorisation(sheet: Sheet, content: FormContent): void {
  sheet.facts([
    ...policyFacts(content),
    ['授权事项', `办理上述保单的保全：${countsOf(content.changes)}，自 ${content.effectiveDate} 00:00 起生效`],
  ]);
  sheet.heading('受托人');
  sheet.facts([
    ['姓名', blank],
    ['证件类型及号码', blank],
    ['联系电话', blank],
    ['授权期限', `${blankDay} 至 ${blankDay}`],
  ]);
  drawSignature(
    sheet,
    '授权声明',
    '本单位委托上述受托人办理以上保全事项，包括提交申请和资料、答复保险公司的问询、领取批单。受托人在授权范围和期限内办理的事项，本单位均予以认可。',
  );
}

const drawn: Readonly<Record<EndorsementForm, (sheet: Sheet, content: FormContent) => void>> = {
  application: drawApplication,
  roster: drawRoster,
  authorisation: drawAuthorisation,
};

/**
 * Generates a form of an endorsement as a PDF. The form is filled in, with empty fields for stamp, signature and date.
 */
export const formPdf = (form: EndorsementForm, content: FormContent): Promise<Blob> => {
  const footer = `${content.issuer.name}　保全号 ${content.sn}　制作日期 ${content.madeOn}${content.isSample ? '　示例文件' : ''}`;
  const about = { title: formTitles[form], footer, createdAt: content.madeAt, issuer: content.issuer.name };
  return pdfDocument(about, (sheet) => {
    drawn[form](sheet, content);
    sheet.note(issuerNote(content.issuer));
    if (content.isSample) sheet.note('本文件所载费率及保额为示例数据，仅供演示，不构成保险合同。');
  });
};
