import { render, screen } from '@testing-library/react';
import { orderStatusCodes, type OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { OrderStatusTag } from '@tuanbao/library/widgets/OrderStatusTag';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it } from 'vitest';

const statusOf = (code: number) =>
  (Object.keys(orderStatusCodes) as OrderStatus[]).find((status) => orderStatusCodes[status] === code);

it.each([
  [50, '待确认', 'Pending confirmation'],
  [51, '待审核', 'Pending review'],
  [52, '人工审核', 'Manual review'],
  [55, '待支付', 'Awaiting payment'],
  [80, '支付待确认', 'Payment pending confirmation (corporate transfer)'],
  [100, '承保中', 'Underwriting'],
  [120, '资料驳回', 'Materials rejected'],
  [200, '承保成功', 'Insured successfully'],
  [201, '承保成功（待补资料）', 'Success (supplement materials)'],
  [210, '承保中', 'Underwriting'],
  [300, '承保失败', 'Insurance failed'],
  [400, '退款中', 'Refunding'],
  [500, '已退款', 'Refunded'],
  [600, '退款成功', 'Refund successful'],
  [700, '已退保', 'Policy surrendered'],
  [800, '订单关闭', 'Order closed'],
  [900, '保单失效', 'Policy invalid'],
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
