import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UploadedFile } from '@tuanbao/library/components/FileUpload';
import { FormikFileUpload } from '@tuanbao/library/formik/FormikFileUpload';
import { Form, Formik } from 'formik';
import { expect, it, vi } from 'vitest';

const pdf = new File(['%PDF-1.7'], '合同.pdf', { type: 'application/pdf' });

it('a form with a file that is being uploaded isn’t submitted, and says so until the file is there', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn<() => void>();
  const { promise, resolve } = Promise.withResolvers<UploadedFile>();
  render(
    <Formik initialValues={{ files: [] }} onSubmit={onSubmit}>
      <Form>
        <FormikFileUpload name="files" label="合同" upload={() => promise} />
        <button type="submit">提交</button>
      </Form>
    </Formik>,
  );
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, pdf);
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText(/Wait until the upload is complete/)).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();

  resolve({ id: 'stored', name: '合同.pdf', kind: 'pdf' });
  await vi.waitFor(() => expect(screen.queryByText(/Wait until/)).toBeNull());
  await user.click(screen.getByRole('button', { name: '提交' }));
  await vi.waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ files: [expect.objectContaining({ id: 'stored' })] }, expect.anything()),
  );
});
