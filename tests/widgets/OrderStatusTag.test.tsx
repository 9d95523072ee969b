import { render, screen } from '@testing-library/react';
import { orderStatusCodes, type OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { OrderStatusTag } from '@tuanbao/library/widgets/OrderStatusTag';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it } from 'vitest';

const statusOf = (code: number) =>
  (Object.keys(orderStatusCodes) as OrderStatus[]).find((status) => orderStatusCodes[status] === code);

it.each([
  [50, '待确认', 'pending confirmation'],
  [51, '待审核', 'pending review'],
  [52, '人工审核', 'manual review'],
  [55, '待支付', 'awaiting payment'],
  [80, '支付待确认', 'payment pending confirmation (corporate transfer)'],
  [100, '承保中', 'underwriting'],
  [120, '资料驳回', 'materials rejected'],
  [200, '承保成功', 'insured successfully'],
  [201, '承保成功（待补资料）', 'success (supplement materials)'],
  [210, '承保中', 'underwriting'],
  [300, '承保失败', 'insurance failed'],
  [400, '退款中', 'refunding'],
  [500, '已退款', 'refunded'],
  [600, '退款成功', 'refund successful'],
  [700, '已退保', 'policy surrendered'],
  [800, '订单关闭', 'order closed'],
  [900, '保单失效', 'policy invalid'],
])('says state %i as "%s" and as "%s"', (code, chinese, english) => {
  const status = statusOf(code);
  if (!status) throw new Error(`no state has the code ${code}`);

  for (const [locale, label] of [
    ['zh-CN', chinese],
    ['en-US', english],
  ] as const) {
    const { unmount } = render(
      <I18nProvider locale={locale}>
        <OrderStatusTag status={status} />
      </I18nProvider>,
    );
    expect(screen.getByText(label)).toBeVisible();
    unmount();
  }
});
