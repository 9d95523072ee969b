import { screen, waitFor, within } from '@testing-library/react';
import { Cascader, type CascaderSource } from '@tuanbao/library/components/Cascader';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { useCallback, useState } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { createPortal } from 'react-dom';
import { StyleSheetManager } from 'styled-components';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { bankBranches } from '../../stories/fixtures/banks.ts';
import { readingOrderOf } from './accessibilityTree.ts';
import { press, show } from './onPage.tsx';

function Field({ onBlur, value = '' }: { readonly onBlur?: () => void; readonly value?: string }) {
  return (
    <Cascader
      label="开户行"
      source={bankBranches}
      defaultValue={value}
      onBlur={onBlur}
      levelLabels={['类别', '银行', '支行']}
      searchLabel="搜索银行或支行"
    />
  );
}

const between = (field = <Field />) => (
  <>
    <button type="button">前</button>
    {field}
    <button type="button">后</button>
  </>
);

const field = () => screen.getByRole('combobox', { name: '开户行' });
const popup = () => screen.getByRole('dialog', { name: '开户行' });
const isShut = () => expect(screen.queryByRole('dialog', { name: '开户行' })).not.toBeInTheDocument();

/** Whether the option lies wholly within its column, once the frame is drawn. */
const isInSight = async (name: string) => {
  await new Promise(requestAnimationFrame);
  const list = screen.getByRole('listbox', { name: '支行' }).getBoundingClientRect();
  const { top, bottom } = within(popup()).getByRole('option', { name }).getBoundingClientRect();
  return Math.ceil(top) >= Math.floor(list.top) && Math.floor(bottom) <= Math.ceil(list.bottom);
};

/** A host element whose shadow tree holds the field and what opens from it, as other pages embed it. */
function Embedded() {
  const [inside, setInside] = useState<HTMLElement | null>(null);
  const host = useCallback((element: HTMLElement | null) => {
    const root = element && (element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
    setInside(root ? root.appendChild(document.createElement('div')) : null);
  }, []);
  return (
    <>
      <div ref={host} />
      {inside &&
        createPortal(
          <StyleSheetManager target={inside}>
            <UNSAFE_PortalProvider getContainer={() => inside}>
              <Field />
            </UNSAFE_PortalProvider>
          </StyleSheetManager>,
          inside,
        )}
    </>
  );
}

afterEach(async () => {
  await page.viewport(1280, 720);
});

it('stays open where it is embedded in a shadow tree, once focus has gone into it', async () => {
  show(<Embedded />);
  await userEvent.click(page.getByRole('combobox', { name: '开户行' }));
  await expect.element(page.getByRole('combobox', { name: '搜索银行或支行' })).toBeVisible();
  await userEvent.keyboard('工商');
  await expect.element(page.getByRole('option').first()).toBeVisible();
});

describe('beside the field, while the page stays in use', () => {
  it('a press elsewhere closes it and does there what it does', async () => {
    const onPress = vi.fn<() => void>();
    show(
      <>
        <Field />
        <button type="button" style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0 }} onClick={onPress}>
          提交
        </button>
      </>,
    );
    await userEvent.click(field());
    expect(popup()).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '提交' }));

    isShut();
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: '提交' })).toHaveFocus();
  });

  it('a press on nothing in particular closes it', async () => {
    show(<Field />);
    await userEvent.click(field());

    await userEvent.click(document.documentElement, { position: { x: 1000, y: 600 }, force: true });

    expect(screen.queryByRole('dialog', { name: '开户行' })).not.toBeInTheDocument();
  });

  it('a press on the field closes it again', async () => {
    show(<Field />);

    await userEvent.click(field());
    await userEvent.click(field());

    isShut();
    expect(field()).toHaveFocus();
  });

  it('Tab after the last part leads to what follows the field, Shift+Tab before the first to the field', async () => {
    const onBlur = vi.fn<() => void>();
    show(between(<Field onBlur={onBlur} />));

    await userEvent.click(field());
    await press('{Tab}');
    expect(screen.getByRole('listbox', { name: '类别' })).toHaveFocus();
    expect(onBlur).not.toHaveBeenCalled();
    await press('{Tab}');
    isShut();
    expect(screen.getByRole('button', { name: '后' })).toHaveFocus();
    expect(onBlur).toHaveBeenCalledOnce();
    await press('{Shift>}{Tab}{/Shift}{Enter}{Shift>}{Tab}{/Shift}');

    isShut();
    expect(field()).toHaveFocus();
  });

  it('focus that goes elsewhere by itself closes it', async () => {
    show(between());
    await userEvent.click(field());

    screen.getByRole('button', { name: '后' }).focus();

    await waitFor(isShut);
    expect(screen.getByRole('button', { name: '后' })).toHaveFocus();
  });

  it('follows its field when the page scrolls', async () => {
    show(
      <div style={{ blockSize: 300, overflow: 'auto' }} data-testid="scroller">
        <div style={{ blockSize: 200 }} />
        <Field />
        <div style={{ blockSize: 1000 }} />
      </div>,
    );
    await userEvent.click(field());
    const gap = () => Math.round(popup().getBoundingClientRect().top - field().getBoundingClientRect().bottom);
    const before = gap();

    screen.getByTestId('scroller').scrollTop = 120;

    await waitFor(() => expect(field().getBoundingClientRect().top).toBeLessThan(200));
    await waitFor(() => expect(gap()).toBe(before));
    expect(popup()).toBeVisible();
  });

  it('opens above a field at the bottom of the window, and stays inside at its end', async () => {
    show(
      <div style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0, inlineSize: 200 }}>
        <Field />
      </div>,
    );

    await userEvent.click(field());

    const place = popup().getBoundingClientRect();
    expect(place.bottom).toBeLessThanOrEqual(field().getBoundingClientRect().top);
    expect(place.top).toBeGreaterThanOrEqual(0);
    expect(place.right).toBeLessThanOrEqual(window.innerWidth);
  });

  it('works within a dialog: it takes focus, and Esc closes it alone', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>();
    show(
      <Dialog title="账户" isOpen onOpenChange={onOpenChange}>
        {between()}
      </Dialog>,
    );

    await userEvent.click(field());
    expect(screen.getByRole('combobox', { name: '搜索银行或支行' })).toHaveFocus();
    await press('{ArrowDown}');
    expect(screen.getByRole('listbox', { name: '类别' })).toHaveFocus();
    await press('{Escape}');
    isShut();
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(field()).toHaveFocus();
    await userEvent.click(field());
    await press('{Tab}{Tab}');

    expect(screen.getByRole('button', { name: '后' })).toHaveFocus();
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

describe('with more options than fit', () => {
  const names = Array.from({ length: 60 }, (_, at) => `第${at + 1}支行（营业部与结算中心合署办公）`);
  const options = names.map((label) => ({ key: label, label, isLeaf: true }));
  const source: CascaderSource = {
    optionsUnder: (key) => (key === '' ? options : []),
    pathOf: (key) => options.filter((option) => option.key === key),
    matching: () => [],
  };
  const many = (value = '') => (
    <Cascader label="开户行" source={source} defaultValue={value} levelLabels={['支行']} searchLabel="搜索银行或支行" />
  );
  it('opens with what is chosen in sight, however many lines the names before it take', async () => {
    const chosen = names[39] ?? '';
    show(many(chosen));

    await userEvent.click(field());

    expect(await isInSight(chosen)).toBe(true);
  });

  it('moves to the last option and shows it', async () => {
    const last = names.at(-1) ?? '';
    show(many());

    await userEvent.click(field());
    expect(await isInSight(last)).toBe(false);
    await press('{ArrowDown}{End}');

    expect(await isInSight(last)).toBe(true);
  });

  it('a screen reader comes past all of them', async () => {
    show(many());

    await userEvent.click(field());

    const order = await readingOrderOf('dialog', '开户行');
    expect(order.filter((line) => line.startsWith('option'))).toEqual(names.map((name) => `option ${name}`));
  });
});

describe('on a phone', () => {
  it('rises from the bottom and keeps focus; the page behind is out of reach until it is closed', async () => {
    await page.viewport(360, 640);
    show(between());

    await userEvent.click(field());
    const { bottom, width } = (await screen.findByRole('dialog', { name: '开户行' })).getBoundingClientRect();
    expect([Math.round(bottom), Math.round(width)]).toEqual([640, 360]);
    expect(popup()).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByText('后').closest('[inert], [aria-hidden]')).not.toBeNull();
    await press('{Tab}{Tab}{Tab}');
    expect(popup()).toContainElement(document.activeElement as HTMLElement);
    await press('{Escape}');

    isShut();
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('a press on what is behind closes it', async () => {
    await page.viewport(360, 640);
    show(between());
    await userEvent.click(field());
    await screen.findByRole('dialog', { name: '开户行' });

    await userEvent.click(document.body, { position: { x: 180, y: 20 }, force: true });

    await waitFor(() => expect(screen.queryByRole('dialog', { name: '开户行' })).not.toBeInTheDocument());
  });
});

it('is left by a screen reader at either end', async () => {
  show(<Field />);
  await userEvent.click(field());

  const [first, last] = within(popup()).getAllByRole('button', { name: '关闭' });
  expect(popup().firstElementChild).toBe(first);
  expect(popup().lastElementChild).toBe(last);
  first?.click();

  await waitFor(isShut);
});

describe('what a screen reader comes past', () => {
  it('is the search, then column by column, then how to move', async () => {
    show(<Field value="icbc-1" />);

    await userEvent.click(field());

    expect(await readingOrderOf('dialog', '开户行')).toEqual([
      'dialog 开户行',
      'button 关闭',
      'combobox 搜索银行或支行',
      'listbox 类别',
      'option 国有银行',
      'option 城市商业银行',
      'listbox 银行',
      'option 示例工商银行',
      'listbox 支行',
      'option 南山支行 对公',
      'option 福田支行 暂停开户',
      'status',
      'button 关闭',
    ]);
  });

  it('is the results in place of the columns while something is searched', async () => {
    show(<Field />);

    await userEvent.click(field());
    await userEvent.keyboard('福田');

    expect(await readingOrderOf('dialog', '开户行')).toEqual([
      'dialog 开户行',
      'button 关闭',
      'combobox 搜索银行或支行',
      'listbox 搜索结果',
      'option 福田支行 国有银行 / 示例工商银行 · 暂停开户',
      'status',
      'button 关闭',
    ]);
  });
});
