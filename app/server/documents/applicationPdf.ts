import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import { lastDayOfCover } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { capitalAmountOf } from '@tuanbao/library/domain/money/capitalAmount';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import { counted } from '@tuanbao/library/i18n/counted';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import type { FleetText } from '@tuanbao/library/i18n/subjects/fleetTexts';

import { pdfDocument } from '../platform/drawing/sheet.ts';
import { type Issuer, issuerNote } from '../services/issuer.ts';
import type { FactWords } from './organisationWords.ts';
import { drawSchemes, sampleNote } from './policyPdf.ts';
import type { SchemeWords } from './schemeWords.ts';
import { drawVehicles } from './vehicleTable.ts';

/** Content of an application form. It contains the number of persons instead of their data. */
export interface ApplicationContent {
  readonly productName: string;
  readonly insurerName: string;
  readonly applicant: Applicant;
  /** Address of the applicant in one line: region and detailed address. */
  readonly address: string;
  /** Facts about the applicant that are printed in a separate section, such as the industry. */
  readonly organisation: readonly FactWords[];
  /** Facts about insured subjects that aren't persons, such as a construction site. */
  readonly subjects: readonly FactWords[];
  /** The vehicles of a fleet; empty if the order doesn't insure several vehicles. A single vehicle is in `subjects`. */
  readonly fleet: readonly FleetText[];
  readonly startDate: string;
  readonly months: number;
  readonly heads: number;
  readonly totalFen: Fen;
  readonly schemes: readonly SchemeWords[];
  readonly madeAt: Date;
  /** Day in Asia/Shanghai on which the document was made. */
  readonly madeOn: string;
  /** Brand of the host on which the order is made. */
  readonly issuer: Issuer;
  readonly isSample: boolean;
}

const periodOf = ({ startDate, months }: ApplicationContent): string =>
  isCalendarDay(startDate)
    ? `${startDate} 00:00 至 ${lastDayOfCover(startDate, months)} 24:00（北京时间）`
    : `${months} 个月`;

/**
 * Height in points of the declaration and of the fields for stamp and signature below it. The declaration and these
 * fields must be on one page, because a signature on a page without the declaration confirms nothing.
 */
const declarationHeight = 130;

const blank = '＿＿＿＿＿＿＿＿＿＿';

/** Generates the application form as a PDF. The form has empty fields for the applicant's stamp, signature and date. */
export const applicationPdf = (content: ApplicationContent): Promise<Blob> => {
  const { applicant, heads, totalFen, issuer, madeAt, madeOn } = content;
  const footer = `${issuer.name}　制作日期 ${madeOn}`;
  return pdfDocument({ title: '团体保险投保单', footer, createdAt: madeAt, issuer: issuer.name }, (sheet) => {
    sheet.facts([
      ['投保单位', applicant.groupName || blank],
      ['证件号码', applicant.groupIdNo || blank],
      ['法定代表人', applicant.legalPersonName || blank],
      ['地址', content.address || blank],
      ['联系人', [applicant.contactName, applicant.contactMobile].filter(Boolean).join('　') || blank],
      ['保险产品', content.productName],
      ['保险公司', content.insurerName],
      ['保险期间', periodOf(content)],
      ...(heads > 0 ? [['投保人数', counted`${heads} 人（清单另附并盖章）`] as const] : []),
      ['总保费', `${formatFen(totalFen)}（${capitalAmountOf(totalFen)}）`],
    ]);
    if (content.organisation.length > 0) {
      sheet.heading('投保单位信息');
      sheet.facts(content.organisation);
    }
    if (content.subjects.length > 0) {
      sheet.heading('投保标的');
      sheet.facts(content.subjects);
    }
    drawVehicles(sheet, content.fleet);
    drawSchemes(sheet, content.schemes);
    sheet.heading('投保单位声明', declarationHeight);
    sheet.note('本单位确认以上内容及所附清单真实、完整，已阅读保险条款，包括责任免除部分，并同意按此投保。');
    sheet.facts([
      ['投保单位盖章', blank],
      ['经办人签字', blank],
      ['日期', '＿＿＿＿年＿＿月＿＿日'],
    ]);
    sheet.note(issuerNote(issuer));
    if (content.isSample) sheet.note(sampleNote);
  });
};
