import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FileUpload } from '@tuanbao/library/components/FileUpload';
import { I18nProvider } from 'react-aria/I18nProvider';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
});

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const field = (upload: () => Promise<never>) => (
  <I18nProvider locale="zh-CN">
    <FileUpload label="合同" upload={upload} />
  </I18nProvider>
);

it('inside a shadow root, the focus goes to the button for choosing files after a refused file is removed', async () => {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const container = root.appendChild(document.createElement('div'));
  render(
    field(() => Promise.reject(new Error('unused'))),
    { container, baseElement: document.body },
  );
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  fireEvent.change(input, { target: { files: [new File(['text'], '说明.txt')] } });
  const remove = await vi.waitFor(() => {
    const found = container.querySelector<HTMLButtonElement>('button[data-end-of]');
    if (!found) throw new Error('the row is not shown yet');
    return found;
  });
  await vi.waitFor(() => expect(remove).toHaveTextContent('移除'));
  act(() => remove.click());

  expect(container.querySelector('[data-end-of]')).toBeNull();
  expect(root.activeElement).toBe(container.querySelector('button'));
});

it('keeps the focus on a retry button whose file is not sent again when the browser is online', async () => {
  const user = userEvent.setup();
  const upload = vi.fn<() => Promise<never>>().mockImplementation(() => Promise.reject(new Error('failed')));
  render(field(upload));
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, pdf('a.pdf'));
  const retry = await screen.findByRole('button', { name: '重试 a.pdf' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await user.upload(input, pdf('b.pdf'));
  await screen.findByRole('button', { name: '重试 b.pdf' });
  upload.mockImplementation(() => new Promise(() => undefined));
  act(() => retry.focus());
  act(() => {
    window.dispatchEvent(new Event('online'));
  });

  expect(await screen.findByRole('button', { name: '取消 b.pdf' })).toBeVisible();
  expect(retry).toHaveFocus();
});
