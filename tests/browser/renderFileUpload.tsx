import { fireEvent, render, screen, within } from '@testing-library/react';
import { FileUpload, type FileUploadProps, type UploadedFile } from '@tuanbao/library/components/FileUpload';
import { I18nProvider } from 'react-aria/I18nProvider';
import { vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { heldUploads } from './heldUploads.ts';

import '@tuanbao/tokens/tokens.css';

/** A file that was uploaded earlier. */
export const license: UploadedFile = { id: 'old-1', name: '营业执照.pdf', kind: 'pdf', size: 20_480 };

/** Renders the file field in a form. Returns the uploads that the field starts. */
export function renderUpload(props: Partial<FileUploadProps> = {}) {
  const caller = heldUploads();
  const onChange = vi.fn<(uploaded: readonly UploadedFile[]) => void>();
  const view = render(
    <I18nProvider locale="zh-CN">
      <form aria-label="投保">
        <FileUpload label="投保材料" name="materials" upload={caller.upload} onChange={onChange} {...props} />
      </form>
    </I18nProvider>,
  );
  return { ...view, ...caller, onChange };
}

/** Drops files on the field. A test can't use the file chooser of the operating system. */
export function drop(...files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  fireEvent(
    screen.getByRole('group', { name: /投保材料/ }),
    new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
  );
}

/** Returns the rows of the visible files. */
const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');
/** Returns the names of the visible files, in the order of the page. */
export const names = () => rows().map((row) => within(row).getByText(/\.(pdf|jpg|png)$/).textContent);
/** Returns the row of the file with this name. */
export const rowOf = (name: string) => {
  const row = rows().find((candidate) => candidate.textContent.includes(name));
  if (!row) throw new Error(`no row for ${name}`);
  return row;
};
/** Presses the button with this name. */
export const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Returns the file ids that the form would submit. */
export const idsInForm = () => new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('materials');
/** Returns the ids of the files in the last call of `onChange`. */
export const lastOf = (onChange: ReturnType<typeof renderUpload>['onChange']) =>
  onChange.mock.lastCall?.[0].map(({ id }) => id);
