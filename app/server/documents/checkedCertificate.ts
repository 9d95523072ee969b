import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { type PersonCover, personCoverOf } from '@tuanbao/library/domain/endorsement/personCover';
import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { orderMachine, type OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { listsEmployees } from '@tuanbao/library/domain/product/employeesInsured';
import { masked, maskedName } from '@tuanbao/library/domain/text/masked';

import { type OrderRosterDays, rosterDaysOf } from '../orders/rosterDays.ts';
import { linesWithKeys } from '../orders/rosterLinesRepository.ts';
import { type Html, html } from '../platform/http/html.ts';
import type { Services } from '../services/services.ts';
import { checkedCertificateOf } from './certificateRepository.ts';

interface CertifiedState {
  readonly cover: PersonCover;
  readonly days: OrderRosterDays;
  readonly status: OrderStatus;
  readonly today: string;
}

const hows = { removed: '移出', replaced: '替换为其他人员' } as const;

/**
 * Returns the text about the end of a person's cover, if the cover ends before the last day of the policy's period.
 * Otherwise returns an empty text.
 */
function endOf({ cover, days }: CertifiedState): string {
  const from = plusDays(cover.endDate, 1);
  const { endedBy } = cover;
  if (endedBy) {
    const change = days.changes.find(({ rosterVersion }) => rosterVersion === endedBy.rosterVersion);
    return `${from}起经批单${change?.certificateSn ?? ''}${hows[endedBy.how]}`;
  }
  return days.withoutCoverFrom === null ? '' : `${from}起因保单退保终止`;
}

/** Returns the text about the current state of a certificate for the public check page. */
function stateOf(state: CertifiedState): string {
  const { cover, days, status, today } = state;
  if (cover.startDate > cover.endDate) return '无效，保障从未生效';
  const end = endOf(state);
  if (today > cover.endDate) return end === '' ? '已到期' : `不在保障中，已于${end}`;
  if (days.withoutCoverFrom === null && !isIn(orderMachine.sets.inForce, status)) {
    return isIn(orderMachine.sets.refunds, status) ? '不在保障中，保单已退保' : '不在保障中，保单已失效';
  }
  const now = today < cover.startDate ? '有效，保障尚未开始' : '有效';
  return end === '' ? now : `${now}；将于${end}`;
}

/**
 * Returns the content of the public check page for a certificate of an insured person; undefined if no certificate has
 * this code. The person's name and the applicant's name are masked.
 */
export async function checkedCertificate(
  { database, keyring, catalogue, clock }: Services,
  code: string,
): Promise<Html | undefined> {
  const found = await database.transaction().execute(async (tx) => {
    const certificate = await checkedCertificateOf(tx, code);
    if (!certificate) return undefined;
    const lines = await linesWithKeys(tx, keyring, certificate.id, [certificate.person_key]);
    return { certificate, lines, days: await rosterDaysOf(tx, certificate) };
  });
  const first = found?.lines.find(({ sinceVersion }) => sinceVersion === found.certificate.since_version);
  if (!found || !first) return undefined;
  const { certificate, lines, days } = found;
  const cover = personCoverOf(lines, first, days);
  const last = lines.findLast((line) => personCoverOf(lines, line, days).sinceVersion === cover.sinceVersion) ?? first;
  const areEmployees = listsEmployees(catalogue.productOf(certificate.product_id, certificate.product_version));
  return html`<dl>
    <dt>凭证</dt>
    <dd>${areEmployees ? '雇员凭证' : '被保险人凭证'}</dd>
    <dt>保单号</dt>
    <dd>${certificate.sn}</dd>
    <dt>保险公司</dt>
    <dd>${certificate.insurer_name}</dd>
    <dt>保险产品</dt>
    <dd>${certificate.product_name}</dd>
    <dt>${areEmployees ? '投保人/被保险人' : '投保人'}</dt>
    <dd>${masked(certificate.group_name, 2, 2)}</dd>
    <dt>${areEmployees ? '雇员' : '被保险人'}</dt>
    <dd>${maskedName(last.name)}</dd>
    <dt>保障期间</dt>
    <dd>${cover.startDate} 至 ${cover.endDate}</dd>
    <dt>状态</dt>
    <dd>${stateOf({ cover, days, status: certificate.status, today: clock.today() })}</dd>
  </dl>`;
}
