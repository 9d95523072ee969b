import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { capitalAmountOf } from '@tuanbao/library/domain/money/capitalAmount';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { maskedIdNo } from '@tuanbao/library/domain/text/masked';
import { counted, formatCount } from '@tuanbao/library/i18n/counted';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { personWords, wordOfCell } from '@tuanbao/library/i18n/personWords.messages';
import type { FleetText } from '@tuanbao/library/i18n/subjects/fleetTexts';

import type { ListedEndorsement } from '../endorsements/confirmedRepository.ts';
import { pdfDocument, type Sheet } from '../platform/drawing/sheet.ts';
import type { FactWords } from './organisationWords.ts';
import type { SchemeWords } from './schemeWords.ts';
import { drawVehicles } from './vehicleTable.ts';

/** The content of an e-policy. */
export interface PolicyContent {
  readonly policySn: string;
  readonly orderSn: string;
  readonly productName: string;
  readonly insurerName: string;
  readonly groupName: string;
  readonly groupIdNo: string;
  readonly address: string;
  readonly startDate: string;
  readonly endDate: string;
  /** Number of persons who are insured now. */
  readonly heads: number;
  /** Premium for which the policy was sold. */
  readonly soldFen: Fen;
  /** Current premium: the premium at the sale plus the changes by all endorsements that are in force. */
  readonly nowFen: Fen;
  /**
   * Confirmed endorsements, oldest first. `heads`, `persons` and `nowFen` already include the endorsements that are in
   * force.
   */
  readonly endorsements: readonly ListedEndorsement[];
  /** First day without cover of a surrendered policy; null if the policy isn't surrendered. */
  readonly endedOn: CalendarDay | null;
  readonly issuedAt: Date;
  readonly schemes: readonly SchemeWords[];
  /** Term for an insured person: 雇员 in employer liability, otherwise 被保险人. */
  readonly personTerm: string;
  readonly persons: readonly Person[];
  /** The insured vehicles; empty if the policy insures no vehicles. */
  readonly vehicles: readonly FleetText[];
  /** Public address of the page on which anyone can check that the policy exists. */
  readonly checkUrl: string;
  /** True when the premium and the sums insured are sample data. */
  readonly isSample: boolean;
}

/** Adds the schemes with their clauses to a PDF. */
export function drawSchemes(sheet: Sheet, schemes: readonly SchemeWords[]): void {
  for (const scheme of schemes) {
    sheet.heading(`${scheme.name}　${scheme.planName}`);
    sheet.table(
      [
        { title: '类别', share: 0.15 },
        { title: '保障责任', share: 0.6 },
        { title: '保额', share: 0.25, isNumeric: true },
      ],
      scheme.clauses.map(({ kind, name, sumInsured }) => [kind, name, sumInsured]),
    );
    if (scheme.notInsured.length > 0) sheet.note(`可选，未投保：${scheme.notInsured.join('、')}`);
    if (scheme.terms.length > 0) sheet.note(scheme.terms.map(([label, value]) => `${label}：${value}`).join('　'));
  }
}

/** Note at the end of a document whose amounts are sample data. */
export const sampleNote = '本文件所载费率及保额为示例数据，仅供演示，不构成保险合同。';

function drawPersons(sheet: Sheet, { persons, personTerm, schemes }: PolicyContent): void {
  if (persons.length === 0) return;
  const schemeNames = new Map(schemes.map(({ id, name }) => [id, name]));
  const words = personWords['zh-CN'];
  const { fields } = words;
  const saysSocialSecurity = persons.some(({ socialSecurity }) => socialSecurity !== '');
  sheet.heading(`${personTerm}清单`);
  sheet.table(
    [
      { title: '序号', share: 0.07, isNumeric: true },
      { title: '姓名', share: saysSocialSecurity ? 0.18 : 0.2 },
      { title: '证件号码', share: 0.21 },
      { title: '职业', share: saysSocialSecurity ? 0.19 : 0.22 },
      ...(saysSocialSecurity ? [{ title: fields.socialSecurity, share: 0.1 }] : []),
      { title: '方案', share: saysSocialSecurity ? 0.25 : 0.3 },
    ],
    persons.map((person, index) => [
      String(index + 1),
      person.name,
      maskedIdNo(person.idNo),
      person.occupationName,
      ...(saysSocialSecurity ? [wordOfCell(words, 'socialSecurity', person.socialSecurity)] : []),
      schemeNames.get(person.schemeId) ?? '',
    ]),
  );
  sheet.note('为保护个人信息，证件号码仅显示首尾数字。');
}

function drawEndorsements(sheet: Sheet, { endorsements }: PolicyContent): void {
  if (endorsements.length === 0) return;
  sheet.heading('保全记录');
  sheet.table(
    [
      { title: '批单号', share: 0.34 },
      { title: '生效日期', share: 0.22 },
      { title: '投保人数', share: 0.2, isNumeric: true },
      { title: '保费变动', share: 0.24, isNumeric: true },
    ],
    endorsements.map(({ certificateSn, effectiveDate, isUpcoming, headsAfter, netFen }) => [
      certificateSn,
      isUpcoming ? `${effectiveDate}（待生效）` : effectiveDate,
      formatCount(headsAfter),
      formatFen(netFen),
    ]),
  );
  const later = endorsements.some(({ isUpcoming }) => isUpcoming) ? '，待生效的保全自生效日期起计入' : '';
  sheet.note(`投保人数、人员清单及保费已计入已生效的保全${later}。`);
}

const withCapitals = (fen: Fen): string => `${formatFen(fen)}（${capitalAmountOf(fen)}）`;

/**
 * Returns the lines about the premium. If endorsements are in force, the lines show the premium at the sale, the
 * change, and the current premium.
 */
function premiumFacts({ soldFen, nowFen, endorsements }: PolicyContent): readonly FactWords[] {
  if (endorsements.every(({ isUpcoming }) => isUpcoming)) return [['保费', withCapitals(nowFen)]];
  return [
    ['承保时保费', formatFen(soldFen)],
    ['保全保费变动', formatFen(nowFen - soldFen)],
    ['当前保费', withCapitals(nowFen)],
  ];
}

const endFacts = ({ endedOn }: PolicyContent): readonly FactWords[] =>
  endedOn === null ? [] : [['保单状态', `已退保，保障自${endedOn} 00:00起终止（北京时间）`]];

/** Generates the e-policy as a PDF. If the policy was surrendered, the document states that the cover has ended. */
export const policyPdf = (content: PolicyContent): Promise<Blob> =>
  pdfDocument(
    {
      title: '团体保险电子保单',
      footer: `保单号 ${content.policySn}${content.isSample ? '　示例文件' : ''}`,
      createdAt: content.issuedAt,
      issuer: content.insurerName,
    },
    (sheet) => {
      sheet.facts([
        ['保单号', content.policySn],
        ['订单号', content.orderSn],
        ['保险产品', content.productName],
        ['保险公司', content.insurerName],
        ['投保人', content.groupName],
        ['证件号码', content.groupIdNo],
        ['地址', content.address],
        ['保险期间', `${content.startDate} 00:00 至 ${content.endDate} 24:00（北京时间）`],
        ...endFacts(content),
        ['投保人数', counted`${content.heads} 人`],
        ...premiumFacts(content),
      ]);
      if (content.endedOn !== null) sheet.note('本保单已退保，仅供查阅，不能作为有效保障的凭证。');
      drawSchemes(sheet, content.schemes);
      drawEndorsements(sheet, content);
      drawPersons(sheet, content);
      drawVehicles(sheet, content.vehicles);
      sheet.code(content.checkUrl, `扫码查验保单真伪\n${content.checkUrl}`);
      if (content.isSample) sheet.note(sampleNote);
    },
  );
