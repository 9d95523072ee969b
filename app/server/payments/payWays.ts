import { encode } from 'uqr';

import type { AgentIdentity } from '../calls/identity.ts';
import { orderHeadOf } from '../orders/repository.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { Services } from '../services/services.ts';
import { cashierOf, payUrl } from './service.ts';

/** Draws a QR code of a text as SVG, in black on white. */
function qrSvg(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/**
 * Address of the cashier, and the QR code of this address. The agent can forward both to the payer.
 * @throws Refusal for the reasons of `payUrl`
 */
export async function outPayUrl(services: Services, agent: AgentIdentity, orderSn: string) {
  const { address, expiresAt } = await cashierOf(services, agent, orderSn);
  return { payUrl: address, qrCode: qrSvg(address), expireTime: expiresAt.toISOString() };
}

const reasons = {
  state: '该订单当前状态不可支付',
  day: '起保日期须为明日或之后，请修改起保日期后重新提交订单',
} as const;

/**
 * The ways in which an order can be paid now.
 * @throws Refusal 900404 when the agent has no such order, 006004 when the order's total is 0
 */
export async function payWays(services: Services, agent: AgentIdentity, orderSn: string) {
  const head = await asAgent(services.database, agent.id, (tx) => orderHeadOf(tx, agent.id, orderSn));
  if (!head) throw notFound();
  const isTooLate = head.start_date <= services.clock.today();
  if (head.status !== 'awaitingPayment' || isTooLate) {
    const outlinePay = head.status === 'transferPending'; // The report of a transfer can be replaced.
    const isLate = head.status === 'awaitingPayment';
    return { onlinePay: false, payUrl: '', outlinePay, reason: isLate ? reasons.day : outlinePay ? '' : reasons.state };
  }
  return { onlinePay: true, payUrl: await payUrl(services, agent, orderSn), outlinePay: true, reason: '' };
}
