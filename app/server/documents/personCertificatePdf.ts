import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import type { PersonCover } from '@tuanbao/library/domain/endorsement/personCover';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { maskedIdNo } from '@tuanbao/library/domain/text/masked';
import { personWords, wordOfCell } from '@tuanbao/library/i18n/personWords.messages';

import { pdfDocument, type Sheet } from '../platform/drawing/sheet.ts';
import { type Issuer, issuerNote } from '../services/issuer.ts';
import type { FactWords } from './organisationWords.ts';
import { drawSchemes, sampleNote } from './policyPdf.ts';
import type { SchemeWords } from './schemeWords.ts';

/** Data of a policy that are the same on the certificates of all persons of the policy. */
export interface CertifiedPolicy {
  readonly policySn: string;
  readonly productName: string;
  readonly insurerName: string;
  readonly groupName: string;
  readonly schemes: readonly SchemeWords[];
  /** True when the persons are employees and the insured party is their employer. */
  readonly listsEmployees: boolean;
  /** First day without cover after a surrender; null if the policy wasn't surrendered. */
  readonly withoutCoverFrom: string | null;
  readonly issuedOn: string;
  readonly issuedAt: Date;
  /** Brand of the host on which the order was made. */
  readonly issuer: Issuer;
  readonly isSample: boolean;
}

/** A person for whom a certificate is issued. */
export interface CertifiedPerson {
  readonly person: Person;
  readonly cover: PersonCover;
  /** Number of the certificate of the endorsement that ends the person's cover; empty if no endorsement ends it. */
  readonly endedByCertificate: string;
  /** Public address of the page on which anyone can check the certificate. */
  readonly checkUrl: string;
}

/** Returns the name of the certificate. It is used as title and as file name. */
export const certificateName = ({ listsEmployees }: Pick<CertifiedPolicy, 'listsEmployees'>): string =>
  listsEmployees ? '雇员凭证' : '被保险人凭证';

const fromMidnight = (day: string) => `${day} 00:00起`;

/** Returns the line about the end of the cover; empty if the cover lasts as long as the period of the policy. */
function endFacts(policy: CertifiedPolicy, { cover, endedByCertificate }: CertifiedPerson): readonly FactWords[] {
  const from = plusDays(cover.endDate, 1);
  if (cover.endedBy) {
    const how = cover.endedBy.how === 'removed' ? '移出保障名单' : '替换为其他人员';
    return [['保障终止', `${fromMidnight(from)}经批单${endedByCertificate}${how}`]];
  }
  return policy.withoutCoverFrom === null ? [] : [['保障终止', `保单已退保，${fromMidnight(from)}终止保障`]];
}

function drawPerson(sheet: Sheet, policy: CertifiedPolicy, certified: CertifiedPerson): void {
  const words = personWords['zh-CN'];
  const { person, cover } = certified;
  sheet.heading(policy.listsEmployees ? '雇员' : '被保险人');
  sheet.facts([
    ['姓名', person.name],
    ['证件类型', wordOfCell(words, 'idType', person.idType)],
    ['证件号码', maskedIdNo(person.idNo)],
    ...(person.occupationName === ''
      ? []
      : [['职业', `${person.occupationName}（${person.occupationClass}类）`] as const]),
    ['保障期间', `${cover.startDate} 00:00 至 ${cover.endDate} 24:00（北京时间）`],
    ...endFacts(policy, certified),
  ]);
}

function drawCover(sheet: Sheet, { schemes }: CertifiedPolicy, { person, cover }: CertifiedPerson): void {
  drawSchemes(
    sheet,
    schemes.filter(({ id }) => id === person.schemeId).map((scheme) => ({ ...scheme, notInsured: [] })),
  );
  if (cover.schemeSince > cover.startDate) sheet.note(`以上保障方案自${cover.schemeSince} 00:00起适用。`);
}

/** Generates the certificate of an insured person as a PDF. */
export const personCertificatePdf = (policy: CertifiedPolicy, certified: CertifiedPerson): Promise<Blob> =>
  pdfDocument(
    {
      title: policy.listsEmployees ? '雇主责任保险雇员凭证' : '团体保险被保险人凭证',
      footer: `${policy.issuer.name}　保单号 ${policy.policySn}${policy.isSample ? '　示例文件' : ''}`,
      createdAt: policy.issuedAt,
      issuer: policy.issuer.name,
    },
    (sheet) => {
      sheet.facts([
        ['保单号', policy.policySn],
        ['保险产品', policy.productName],
        ['保险公司', policy.insurerName],
        [policy.listsEmployees ? '投保人/被保险人' : '投保人', policy.groupName],
        ['签发日期', policy.issuedOn],
      ]);
      drawPerson(sheet, policy, certified);
      drawCover(sheet, policy, certified);
      sheet.code(certified.checkUrl, `扫码查验凭证真伪及当前状态\n${certified.checkUrl}`);
      sheet.note(
        policy.listsEmployees
          ? '本凭证依据上述保险单出具，证明该雇员在保险单的雇员名单内。被保险人为雇主，保险责任及责任免除以保险单和保险条款为准。'
          : '本凭证依据上述保险单出具，保险责任及责任免除以保险单和保险条款为准。',
      );
      sheet.note('为保护个人信息，证件号码仅显示首尾数字。');
      sheet.note(issuerNote(policy.issuer));
      if (policy.isSample) sheet.note(sampleNote);
    },
  );
