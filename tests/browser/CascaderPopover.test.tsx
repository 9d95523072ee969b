import { screen, waitFor } from '@testing-library/react';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { useCallback, useState } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Field, field, popup, isShut } from './bankCascader.tsx';
import { press, show } from './onPage.tsx';

const between = (middle = <Field />) => (
  <>
    <button type="button">前</button>
    {middle}
    <button type="button">后</button>
  </>
);

/** Distance in pixels between the field and the top of its popup. */
const gap = () => Math.round(popup().getBoundingClientRect().top - field().getBoundingClientRect().bottom);

/** A component with a shadow tree that contains the field and its popup, as in a page that embeds the widget. */
function Embedded() {
  const [inside, setInside] = useState<HTMLElement | null>(null);
  const host = useCallback((element: HTMLElement | null) => {
    const root = element && (element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
    root?.replaceChildren(...[...document.querySelectorAll('style')].map((style) => style.cloneNode(true)));
    setInside(root ? root.appendChild(document.createElement('div')) : null);
  }, []);
  return (
    <>
      <div ref={host} />
      {inside &&
        createPortal(
          <UNSAFE_PortalProvider getContainer={() => inside}>
            <Field />
          </UNSAFE_PortalProvider>,
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

describe('beside the field, while the page can still be used', () => {
  it('a press on another element closes it and also has its normal effect', async () => {
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

  it('a press on an empty area closes it', async () => {
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

  it('Tab after the last part leads to the element after the field, Shift+Tab before the first to the field', async () => {
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

  it.each([
    ['in it', 'left'],
    ['still in the field', 'right'],
  ] as const)('focus that another script moves while it is %s closes it and leaves the field', async (_, button) => {
    const onBlur = vi.fn<() => void>();
    show(between(<Field onBlur={onBlur} />));
    await userEvent.click(field());
    if (button === 'right') await userEvent.click(field(), { button });

    screen.getByRole('button', { name: '后' }).focus();

    await waitFor(isShut);
    expect(screen.getByRole('button', { name: '后' })).toHaveFocus();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it.each([
    ['{Tab}', '后'],
    ['{Shift>}{Tab}{/Shift}', '前'],
  ])('a secondary press brings focus back to the field, from where %s leads on and closes it', async (keys, name) => {
    const onBlur = vi.fn<() => void>();
    show(between(<Field onBlur={onBlur} />));
    await userEvent.click(field());
    await userEvent.click(field(), { button: 'right' });
    expect(field()).toHaveFocus();
    expect(popup()).toBeVisible();

    await press(keys);

    isShut();
    expect(screen.getByRole('button', { name })).toHaveFocus();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it('a press elsewhere leaves the field once', async () => {
    const onBlur = vi.fn<() => void>();
    show(
      <>
        <Field onBlur={onBlur} />
        <button type="button" style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0 }}>
          后
        </button>
      </>,
    );
    await userEvent.click(field());

    await userEvent.click(screen.getByRole('button', { name: '后' }));

    isShut();
    expect(onBlur).toHaveBeenCalledOnce();
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

  it('works within a dialog: it takes focus, and Esc closes only it', async () => {
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

describe('on a phone', () => {
  it('opens at the bottom and keeps focus; the page behind can not be reached until it is closed', async () => {
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

  it('a press on the page behind closes it', async () => {
    await page.viewport(360, 640);
    show(between());
    await userEvent.click(field());
    await screen.findByRole('dialog', { name: '开户行' });

    await userEvent.click(document.body, { position: { x: 180, y: 20 }, force: true });

    await waitFor(() => expect(screen.queryByRole('dialog', { name: '开户行' })).not.toBeInTheDocument());
  });
});
