import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resultCodes } from '@tuanbao/app/contract/envelope';
import { expect, it, vi } from 'vitest';

import '../../app/desk/site/BrandsPage.tsx';
import { agent, renderApp, servicesFor } from './support/renderApp.tsx';
import { renderDesk } from './support/renderDesk.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const server = serverOfTests();
vi.spyOn(console, 'warn').mockImplementation(() => {});

const plain = { name: '', englishName: '', logo: '', colour: '', footer: 'copyright', licence: '', filing: '' };
const published = { version: 0, reason: '', publishedAt: '', publishedBy: '' };
const hosts = {
  list: [
    { host: '', isPartnerHost: false, agency: '', brand: plain, ...published },
    {
      host: 'partner.example',
      isPartnerHost: true,
      agency: '启明',
      brand: { ...plain, footer: 'numbers' },
      ...published,
    },
  ],
};

it('an administrator sees colours, contrasts and the adjustment while editing, and keeps the edits when refused', async () => {
  const user = userEvent.setup();
  server.on('/api/desk/brands', success(hosts));
  server.on('/api/desk/brands/publish', refusal(resultCodes.refused, '其他运营人员已发布新的内容，请刷新后重新修改'));
  renderDesk(server, '/desk/brands?host=partner.example');

  const colour = await screen.findByRole('textbox', { name: /^品牌色/ }, { timeout: 20_000 });
  await user.type(colour, '#ffcc0');
  expect(screen.getByText('品牌色的格式有误，预览显示默认颜色。')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '发布' }));
  expect(await screen.findByText(/品牌色须为 # 加 6 位十六进制数字/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.type(colour, '0');
  expect(await screen.findByText('已自动调整品牌色')).toBeVisible();
  const dark = within(screen.getByRole('region', { name: '深色主题' }));
  expect(dark.getByText(/文字对比度 \d/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: '发布' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^操作原因/ }), '品牌更新');
  await user.click(dialog.getByRole('button', { name: '发布' }));
  expect((await screen.findAllByText(/其他运营人员已发布新的内容/))[0]).toBeVisible();
  const [call] = server.callsTo('/api/desk/brands/publish');
  expect(JSON.parse(call?.body ?? '')).toEqual({
    host: 'partner.example',
    brand: { ...plain, colour: '#ffcc00', footer: 'numbers' },
    version: 0,
    reason: '品牌更新',
  });
  expect(colour).toHaveValue('#ffcc00');
});

it.each([
  ['zh-CN', '启明团险'],
  ['en-US', 'Qiming Group'],
])('agents see the published name and logo instead of the default (%s)', async (locale, name) => {
  server.on('/api/user/getUserInfo', success({ ...agent, agencyName: '启明保险代理' }));
  server.on('/api/getInformationRevealList', success([]));
  const brand = { name: '启明团险', englishName: 'Qiming Group', logo: '/brand/logos/1.png', showsCopyright: false };
  const services = servicesFor(server.url, { isPartnerHost: true, brand });
  services.settings.chooseLocale(locale === 'en-US' ? 'en-US' : 'zh-CN');
  renderApp(services, '/information');
  const link = await screen.findByRole('link', { name }, { timeout: 15_000 });
  expect(link.querySelector('img')).toHaveAttribute('src', '/brand/logos/1.png');
  expect(screen.queryByText('启明保险代理')).toBeNull();
  services.settings.chooseLocale('zh-CN');
});
