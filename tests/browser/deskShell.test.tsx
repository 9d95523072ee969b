import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@tuanbao/app/client/platform/navigation/router.ts';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import * as S from '../../app/desk/shell/DeskShell.styles.ts';
import { showInMenu } from '../../app/desk/shell/showInMenu.ts';
import './onPage.tsx';

import '@tuanbao/app/client/page.css';

afterEach(async () => page.viewport(1280, 720));

const isShown = (text: string) => screen.getByText(text).getClientRects().length > 0;

it.each([
  [1280, { menu: true, drawer: false }],
  [821, { menu: true, drawer: false }],
  [820, { menu: false, drawer: true }],
  [641, { menu: false, drawer: true }],
  [640, { menu: false, drawer: true }],
  [360, { menu: false, drawer: true }],
])('in a window of %i px the desk has either the menu or the button that opens it', async (width, expected) => {
  await page.viewport(width, 720);
  render(
    <S.Root>
      <S.Header>
        <S.DrawerButton>
          <button type="button">打开菜单</button>
        </S.DrawerButton>
      </S.Header>
      <S.Side>主菜单</S.Side>
      <S.Main />
    </S.Root>,
  );
  await expect.poll(() => ({ menu: isShown('主菜单'), drawer: isShown('打开菜单') })).toEqual(expected);
});

it.each([
  [1, 0],
  [30, 500],
])('shows entry %i of the menu without scrolling the page', async (number, scrolled) => {
  await page.viewport(1280, 400);
  render(
    <MemoryRouter>
      <S.Root>
        <S.Header />
        <S.Side>
          {Array.from({ length: 30 }, (_, index) => (
            <S.Entry key={index} to="/desk">
              {`第 ${index + 1} 项`}
            </S.Entry>
          ))}
        </S.Side>
        <S.Main>
          <div style={{ blockSize: 2000 }} />
        </S.Main>
      </S.Root>
    </MemoryRouter>,
  );
  window.scrollTo(0, scrolled);
  const entry = screen.getByText(`第 ${number} 项`);
  const menu = screen.getByRole('navigation');
  if (number === 1) menu.scrollTop = 600;
  showInMenu(entry);
  const [shown, frame] = [entry.getBoundingClientRect(), menu.getBoundingClientRect()];
  expect(shown.top).toBeGreaterThanOrEqual(frame.top);
  expect(shown.bottom).toBeLessThanOrEqual(frame.bottom);
  expect(window.scrollY).toBe(scrolled);
});
