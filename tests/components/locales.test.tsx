import { render, screen } from '@testing-library/react';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { messages as dialogMessages } from '@tuanbao/library/components/Dialog/messages';
import { Pagination } from '@tuanbao/library/components/Pagination';
import { messages as paginationMessages } from '@tuanbao/library/components/Pagination/messages';
import { TuanbaoProvider, type TuanbaoProviderProps } from '@tuanbao/library/components/TuanbaoProvider';
import { replaceMessages } from '@tuanbao/library/i18n/replaceMessages';
import { zhHK } from '@tuanbao/library/locales/zh-HK';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const nothing = (): void => undefined;

const warned = vi.spyOn(console, 'warn');
beforeEach(() => void warned.mockImplementation(nothing));
afterEach(() => void warned.mockReset());

const show = (props: TuanbaoProviderProps) =>
  render(
    <TuanbaoProvider {...props}>
      <Dialog title="Leaving" isOpen onOpenChange={nothing}>
        <Pagination page={1} pageSize={20} total={45} onChange={nothing} />
      </Dialog>
    </TuanbaoProvider>,
  );

const german = [
  replaceMessages(dialogMessages, { de: { close: 'Schließen' } }),
  replaceMessages(paginationMessages, { de: { next: 'Weiter' }, 'de-AT': { previous: 'Retour' } }),
];

describe('a further locale', () => {
  it('has the texts that the embedder gives, in the locale itself or a more general one', () => {
    show({ locale: 'de-AT', messages: german });

    expect(screen.getByRole('button', { name: 'Schließen' }).closest('[lang]')).toHaveAttribute('lang', 'de-AT');
    expect(screen.getByRole('button', { name: 'Retour' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Weiter' })).toBeInTheDocument();
  });

  it('has the English texts for all others', () => {
    show({ locale: 'de', messages: german });

    expect(screen.getByRole('button', { name: paginationMessages['en-US'].previous })).toBeInTheDocument();
  });

  it('has the Chinese texts for all others if it is a kind of Chinese', () => {
    show({ locale: 'zh-TW', messages: [replaceMessages(dialogMessages, { 'zh-TW': { close: '關上' } })] });

    expect(screen.getByRole('button', { name: '關上' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: paginationMessages['zh-CN'].next })).toBeInTheDocument();
  });

  it('is not used in another locale', () => {
    show({ locale: 'zh-CN', messages: german });

    expect(screen.getByRole('button', { name: '关闭' })).toBeInTheDocument();
  });
});

describe('missing texts', () => {
  it('are reported once for each locale, with the text that is shown instead', () => {
    const messages = [replaceMessages(paginationMessages, { 'fr-FR': { next: 'Suivant' } })];
    show({ locale: 'fr-FR', messages });
    show({ locale: 'fr-FR', messages });

    const reports = warned.mock.calls.map(([text]) => String(text));
    expect(reports).toHaveLength(2);
    expect(reports.find((text) => text.includes('previous'))).toMatch(/no texts in fr-FR, so those in en-US are shown/);
    expect(reports.join()).not.toContain('next (');
    expect(reports.join()).toContain('close (Close)');
  });

  it('are reported for a kind of Chinese only in packs of which it has texts', () => {
    show({ locale: 'zh-SG', messages: [replaceMessages(dialogMessages, { 'zh-SG': {} })] });

    expect(warned.mock.calls).toEqual([[expect.stringContaining('close (关闭)')]]);
  });

  it('are no matter for the languages of the library', () => {
    show({ locale: 'en-GB' });
    show({ locale: 'zh-CN', messages: [replaceMessages(dialogMessages, { 'zh-CN': {} })] });

    expect(warned).not.toHaveBeenCalled();
  });
});

describe('the texts for Hong Kong', () => {
  it('are shown in traditional characters', () => {
    show({ locale: 'zh-HK', messages: zhHK });
    render(
      <TuanbaoProvider locale="zh-HK" messages={zhHK}>
        <RegionCascader label="地區" />
      </TuanbaoProvider>,
    );

    expect(screen.getByRole('button', { name: '關閉' })).toBeInTheDocument();
    expect(warned).not.toHaveBeenCalled();
  });
});
