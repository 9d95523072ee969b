import { render, screen } from '@testing-library/react';
import * as S from '@tuanbao/app/client/shell/Shell.styles.ts';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import './onPage.tsx';

import '@tuanbao/app/client/page.css';

afterEach(async () => page.viewport(1280, 720));

it.each([
  [1920, 17],
  [1440, 17],
  [1081, 17],
  [1080, 4],
  [1079, 4],
  [800, 4],
])('in a window of %i px the sidebar takes %i percent of the width', async (width, percent) => {
  await page.viewport(width, 720);
  render(
    <S.Root>
      <S.Header />
      <S.Side aria-label="主菜单" />
      <S.Main />
    </S.Root>,
  );
  const side = screen.getByRole('navigation', { name: '主菜单' });
  await expect.poll(() => side.getBoundingClientRect().width).toBeCloseTo((width * percent) / 100, 0);
});

it('a place that is jumped to stands 50 px below the header', async () => {
  await page.viewport(1280, 720);
  render(
    <S.Root>
      <S.Header />
      <S.Main>
        <div style={{ blockSize: 2000 }} />
        <h2>保险期间</h2>
        <div style={{ blockSize: 2000 }} />
      </S.Main>
    </S.Root>,
  );
  const place = screen.getByRole('heading', { name: '保险期间' });
  place.style.margin = '0';
  place.scrollIntoView({ block: 'start' });
  const header = screen.getByRole('banner');
  await expect.poll(() => place.getBoundingClientRect().top - header.getBoundingClientRect().bottom).toBeCloseTo(50, 0);
});
