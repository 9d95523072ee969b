import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PayWait, type PayState, type PayWaitProps, PopupBlockedDialog } from '@tuanbao/library/widgets/PayWait';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it, vi } from 'vitest';

function renderWait(state: PayState, props: Partial<PayWaitProps> = {}) {
  const onReopen = vi.fn<() => void>();
  const onCheck = vi.fn<() => void>();
  render(
    <I18nProvider locale="zh-CN">
      <PayWait state={state} orderSn="TB1" amountFen={1_234_560} {...{ onReopen, onCheck }} {...props} />
    </I18nProvider>,
  );
  return { onReopen, onCheck, user: userEvent.setup() };
}

const buttonNames = () => screen.queryAllByRole('button').map((button) => button.textContent);

it.each<[PayState, string, string[]]>([
  ['opening', '正在打开支付窗口', []],
  ['waiting', '等待支付', ['重新打开支付窗口', '我已支付', '查看订单']],
  ['paid', '支付成功', ['查看订单']],
  ['insured', '承保成功', ['查看订单']],
  ['failed', '支付未成功', ['重新支付', '查看订单']],
  ['closed', '支付窗口已关闭', ['重新打开支付窗口', '我已支付', '查看订单']],
  ['blocked', '支付窗口未能打开', ['重新打开支付窗口', '我已支付', '查看订单']],
])('in the state %s says "%s" and offers %o', (state, title, buttons) => {
  renderWait(state, { onViewOrder: () => undefined });

  expect(screen.getByRole('status')).toHaveTextContent(title);
  expect(buttonNames()).toEqual(buttons);
  expect(screen.getByText('¥12,345.60')).toBeVisible();
});

it('does not mention a new window if the browser keeps blocking it: it offers a link, and a QR code for a phone', () => {
  renderWait('blocked', { payUrl: 'https://pay.example/cashier' });

  expect(screen.getByRole('status')).toHaveTextContent('支付窗口未能打开');
  expect(screen.getByRole('status')).not.toHaveTextContent('新打开的窗口');
  expect(screen.getByRole('link', { name: '在本页支付' })).toHaveAttribute('href', 'https://pay.example/cashier');
  expect(screen.getByRole('img', { name: '用手机扫码支付' })).toBeVisible();
});

it('shows neither link nor code when the money has arrived', () => {
  renderWait('paid', { payUrl: 'https://pay.example/cashier' });

  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('img', { name: '用手机扫码支付' })).toBeNull();
});

it('shows why a payment failed, with the given message', () => {
  renderWait('failed', { failure: '银行卡余额不足' });

  expect(screen.getByRole('status')).toHaveTextContent('银行卡余额不足');
});

it('opens the window again, during the press event', async () => {
  const { user, onReopen } = renderWait('closed');

  await user.click(screen.getByRole('button', { name: '重新打开支付窗口' }));

  expect(onReopen).toHaveBeenCalledOnce();
});

it('sends no second request to the server while one is running', async () => {
  const { user, onCheck } = renderWait('waiting', { isChecking: true });

  await user.click(screen.getByRole('button', { name: /我已支付/ }));

  expect(onCheck).not.toHaveBeenCalled();
});

it('tries to open the window exactly once when it is authorised, and closes', async () => {
  const onAuthorise = vi.fn<() => void>();
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const user = userEvent.setup();
  render(
    <I18nProvider locale="zh-CN">
      <PopupBlockedDialog isOpen {...{ onAuthorise, onOpenChange }} />
    </I18nProvider>,
  );

  expect(screen.getByRole('alertdialog')).toHaveTextContent('弹窗授权失败，无法打开支付窗口，请点击“授权”重试');
  await user.click(screen.getByRole('button', { name: '授权' }));

  expect(onAuthorise).toHaveBeenCalledOnce();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});
