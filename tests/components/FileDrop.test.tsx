import { fireEvent, screen } from '@testing-library/react';
import { FileDrop } from '@tuanbao/library/components/FileDrop';
import { expect, it, vi } from 'vitest';

import { renderInChinese } from './inChinese.tsx';

const renderDrop = (props: Partial<Parameters<typeof FileDrop>[0]> = {}) => {
  const onFiles = vi.fn<(files: File[]) => void>();
  renderInChinese(<FileDrop label="名单" accept={['.xlsx', 'image/*']} onFiles={onFiles} {...props} />);
  return { onFiles, area: screen.getByRole('group', { name: '名单' }) };
};

const roster = new File(['x'], '名单.XLSX');
const photo = new File(['x'], 'scan', { type: 'image/png' });
const letter = new File(['x'], '名单.docx');

it('accepts a pasted file', () => {
  const { onFiles, area } = renderDrop();

  fireEvent.paste(area, { clipboardData: { files: [photo] } });

  expect(onFiles).toHaveBeenCalledExactlyOnceWith([photo]);
});

it('ignores pasted text', () => {
  const { onFiles, area } = renderDrop();

  const wasLeftAlone = fireEvent.paste(area, { clipboardData: { files: [] } });

  expect(wasLeftAlone).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

it('refuses two files if only one is allowed', () => {
  const { onFiles, area } = renderDrop();

  fireEvent.drop(area, { dataTransfer: { files: [roster, photo] } });

  expect(onFiles).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('一次只能选择一个文件');
});

it('accepts the valid ones of several files and names the others', () => {
  const { onFiles, area } = renderDrop({ allowsMultiple: true });

  fireEvent.drop(area, { dataTransfer: { files: [roster, letter] } });

  expect(onFiles).toHaveBeenCalledExactlyOnceWith([roster]);
  expect(screen.getByRole('alert')).toHaveTextContent('不支持的文件类型：名单.docx');
});

it('says once what can be dropped and pasted', () => {
  const { area } = renderDrop({ dropHint: '也可粘贴单元格' });

  expect(area).toHaveTextContent('也可粘贴单元格');
  expect(area).not.toHaveTextContent('或将文件拖到这里');
});

it('accepts nothing while disabled', () => {
  const { onFiles, area } = renderDrop({ isDisabled: true });

  fireEvent.drop(area, { dataTransfer: { files: [roster] } });

  expect(onFiles).not.toHaveBeenCalled();
});
