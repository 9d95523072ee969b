import { screen } from '@testing-library/react';
import { Breadcrumbs } from '@tuanbao/library/components/Breadcrumbs';
import { Link, LinkRouter } from '@tuanbao/library/components/Link';
import { expect, it, vi } from 'vitest';

import { press, show } from './onPage.tsx';

it('Enter follows a link through the router of the app', async () => {
  const navigate = vi.fn<(path: string) => void>();
  show(
    <LinkRouter navigate={navigate}>
      <Link href="/order-list">订单</Link>
    </LinkRouter>,
  );

  await press('{Tab}{Enter}');

  expect(navigate.mock.calls[0]?.[0]).toBe('/order-list');
});

it('Tab skips a link without a target', async () => {
  show(
    <>
      <Link href="/a" isDisabled>
        停用
      </Link>
      <Link href="/b">可用</Link>
    </>,
  );

  await press('{Tab}');

  expect(screen.getByRole('link', { name: '可用' })).toHaveFocus();
});

it('Tab goes through the breadcrumbs; the current page is no stop', async () => {
  const navigate = vi.fn<(path: string) => void>();
  show(
    <LinkRouter navigate={navigate}>
      <Breadcrumbs
        items={[{ label: '首页', href: '/' }, { label: '订单', href: '/order-list' }, { label: '订单详情' }]}
      />
      <button type="button">之后</button>
    </LinkRouter>,
  );

  await press('{Tab}{Tab}{Enter}');
  expect(navigate.mock.calls[0]?.[0]).toBe('/order-list');
  await press('{Tab}');

  expect(screen.getByRole('button', { name: '之后' })).toHaveFocus();
  expect(screen.getByText('订单详情')).toHaveAttribute('aria-current', 'page');
});
