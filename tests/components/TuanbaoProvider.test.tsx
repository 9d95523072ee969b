import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { messages as dialogMessages } from '@tuanbao/library/components/Dialog/messages';
import { Menu } from '@tuanbao/library/components/Menu';
import { Popover } from '@tuanbao/library/components/Popover';
import { showToast, ToastRegion } from '@tuanbao/library/components/Toast';
import { messages as toastMessages } from '@tuanbao/library/components/Toast/messages';
import { TuanbaoProvider } from '@tuanbao/library/components/TuanbaoProvider';
import { replaceMessages } from '@tuanbao/library/i18n/replaceMessages';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { act, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';

const nothing = (): void => undefined;

const question = (
  <Dialog title="删除方案？" isOpen onOpenChange={nothing}>
    不可恢复
  </Dialog>
);

const look = { theme: 'dark', contrast: 'more', density: 'compact', brand: 'partner' } as const;

/**
 * Returns the theme attributes that apply to an element. They are on the nearest element with a theme: the element
 * itself or an ancestor.
 */
const lookAround = (element: Element) =>
  Object.fromEntries(Object.entries(element.closest<HTMLElement>('[data-theme]')?.dataset ?? {}));

const overlays: readonly (readonly [string, ReactElement, () => Promise<HTMLElement>])[] = [
  ['a dialog', question, () => screen.findByRole('dialog')],
  [
    'a popover',
    <Popover key="popover" trigger={<Button>筛选</Button>} aria-label="筛选条件" defaultOpen>
      全部
    </Popover>,
    () => screen.findByRole('dialog', { name: '筛选条件' }),
  ],
  [
    'a menu',
    <Menu key="menu" trigger={<Button>更多</Button>} actions={[{ id: 'copy', label: '复制' }]} onAction={nothing} />,
    async () => {
      await userEvent.click(screen.getByRole('button', { name: '更多' }));
      return screen.findByRole('menu');
    },
  ],
  [
    'a cascader',
    <RegionCascader key="region" label="地区" />,
    async () => {
      await userEvent.click(screen.getByRole('combobox', { name: /地区/ }));
      return screen.findByRole('dialog', { name: '地区' });
    },
  ],
  [
    'a message',
    <ToastRegion key="toast" />,
    async () => {
      act(() => void showToast({ title: '已保存', timeoutMs: 0 }));
      return screen.findByRole('alertdialog');
    },
  ],
];

describe('overlays', () => {
  it.each(overlays)(
    '%s has the theme of the provider, although it is at the end of the body',
    async (_name, opened, find) => {
      const { container } = render(<TuanbaoProvider {...look}>{opened}</TuanbaoProvider>);

      const overlay = await find();

      expect(container).not.toContainElement(overlay);
      expect(lookAround(overlay)).toEqual(look);
      expect(overlay.closest('[lang]')).toHaveAttribute('lang', 'zh-CN');
    },
  );

  it('are rendered in the element that the embedder names', async () => {
    const place = document.body.appendChild(document.createElement('section'));
    render(<TuanbaoProvider portalContainer={place}>{question}</TuanbaoProvider>);

    expect(await within(place).findByRole('dialog')).toBeInTheDocument();
  });

  it('leave nothing behind', () => {
    const { unmount, container } = render(<TuanbaoProvider {...look}>{question}</TuanbaoProvider>);
    unmount();
    container.remove();

    expect(document.querySelector('[data-theme]')).toBeNull();
  });
});

describe('the theme', () => {
  it('sets the given axes and no others', () => {
    render(<TuanbaoProvider theme="dark">表单</TuanbaoProvider>);

    expect(lookAround(screen.getByText('表单'))).toEqual({ theme: 'dark' });
  });

  it('is inherited by a provider inside', () => {
    render(
      <TuanbaoProvider {...look} locale="en-US">
        <TuanbaoProvider density="comfortable">Form</TuanbaoProvider>
      </TuanbaoProvider>,
    );

    expect(lookAround(screen.getByText('Form'))).toEqual({ ...look, density: 'comfortable' });
    expect(screen.getByText('Form')).toHaveAttribute('lang', 'en-US');
  });
});

describe('texts', () => {
  const close = replaceMessages(dialogMessages, { 'zh-CN': { close: '关上' } });

  it('are Chinese by default', () => {
    render(<TuanbaoProvider>{question}</TuanbaoProvider>);
    expect(screen.getByRole('button', { name: '关闭' })).toBeInTheDocument();
  });

  it('are in the given locale', () => {
    render(<TuanbaoProvider locale="en-US">{question}</TuanbaoProvider>);
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  });

  it('are those of the embedder if replaced', () => {
    render(<TuanbaoProvider messages={[close]}>{question}</TuanbaoProvider>);
    expect(screen.getByRole('button', { name: '关上' })).toBeInTheDocument();
  });

  it('stay the library’s in the locale that is not replaced', () => {
    render(
      <TuanbaoProvider locale="en-US" messages={[close]}>
        {question}
      </TuanbaoProvider>,
    );
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  });

  it('are replaced by both of two providers, the inner one first', () => {
    const outer = replaceMessages(dialogMessages, { 'zh-CN': { close: '外' }, 'en-US': { close: 'Shut' } });
    render(
      <TuanbaoProvider messages={[outer]} locale="en-US">
        <TuanbaoProvider messages={[close]}>{question}</TuanbaoProvider>
      </TuanbaoProvider>,
    );
    expect(screen.getByRole('button', { name: 'Shut' })).toBeInTheDocument();
  });

  it('are replaced one by one', () => {
    const none = replaceMessages(dialogMessages, { 'zh-CN': {} });
    render(<TuanbaoProvider messages={[none]}>{question}</TuanbaoProvider>);
    expect(screen.getByRole('button', { name: '关闭' })).toBeInTheDocument();
  });

  it('are checked by the compiler: an unknown text or a wrong type is an error', () => {
    const refused = [
      // @ts-expect-error -- a function can't be a number
      replaceMessages(toastMessages, { 'zh-CN': { region: 1 } }),
      // @ts-expect-error -- `shut` doesn't exist
      replaceMessages(dialogMessages, { 'zh-CN': { close: '关上', shut: '关' } }),
      // @ts-expect-error -- a text can't be a number
      replaceMessages(dialogMessages, { 'fr-FR': { close: 1 } }),
    ];
    expect(refused).toHaveLength(3);
  });
});
