import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TransferClaimDialog } from '@tuanbao/app/client/payment/TransferClaimDialog.tsx';
import type { TransferClaimed } from '@tuanbao/app/client/payment/useTransferClaim.ts';
import { ServicesProvider } from '@tuanbao/app/client/ServicesProvider.tsx';
import { I18nProvider } from 'react-aria/I18nProvider';
import { beforeEach, expect, it } from 'vitest';

import { servicesFor } from './support/renderApp.tsx';
import { success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const claimed: TransferClaimed[] = [];
const server = serverOfTests();

beforeEach(() => {
  claimed.length = 0;
  server.on(
    '/api/getBankCodeList',
    success([
      {
        bankCode: '102',
        bankName: '中国工商银行',
        clearingCode: '102',
        shortName: 'ICBC',
        pinyin: 'zhong guo gong shang yin hang',
      },
      { bankCode: '308', bankName: '招商银行', clearingCode: '308', shortName: 'CMB', pinyin: 'zhao shang yin hang' },
    ]),
  );
  render(
    <ServicesProvider services={servicesFor(server.url)}>
      <I18nProvider locale="zh-CN">
        <TransferClaimDialog
          productId="80140"
          transfer={{
            account: { name: '示例财产保险股份有限公司', bank: '示例银行', number: '000' },
            amountFen: 12_300,
            reference: 'TB1',
            state: 'notFound',
            payerName: '远山精密机械有限公司',
            payerBank: '',
            payerAccount: '6222000000000000',
            paidOn: '2026-11-19',
            proofs: [
              {
                url: 'https://files.example/a',
                name: '凭证.png',
                type: 'image/png',
                size: 1,
                readUrl: '',
                thumbnailUrl: '',
              },
            ],
          }}
          claim={(claim) => Promise.resolve(claimed.push(claim))}
          onClose={() => undefined}
          onClaimed={() => undefined}
        />
      </I18nProvider>
    </ServicesProvider>,
  );
});

it("a transfer's claim names the payer's bank, found by its initials", async () => {
  const user = userEvent.setup();
  const bank = await screen.findByRole('combobox', { name: /付款银行/ });
  await user.type(bank, 'cmb');
  await user.click(await screen.findByRole('option', { name: /招商银行/ }));
  await user.click(screen.getByRole('button', { name: '提交转账凭证' }));

  expect(claimed).toMatchObject([{ payerName: '远山精密机械有限公司', payerBankName: '招商银行' }]);
});

it('a claim without account and name lists both, takes the focus there and leads to the fields', async () => {
  const user = userEvent.setup();
  await user.clear(screen.getByRole('textbox', { name: /^付款户名/ }));
  await user.type(screen.getByRole('textbox', { name: /^付款户名/ }), '  ');
  await user.clear(screen.getByRole('textbox', { name: /^付款账号/ }));
  await user.click(screen.getByRole('button', { name: '提交转账凭证' }));

  expect(screen.getByRole('heading', { name: '还有 2 项未完成，请补充后继续' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: '请填写付款账号' }));
  expect(screen.getByRole('textbox', { name: /^付款账号/ })).toHaveFocus();
  expect(claimed).toEqual([]);
});
