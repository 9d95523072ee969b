import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { licenceScan, orderMaterials, returnedMaterials, rosterScan } from '@tuanbao/library/samples/materials';
import { MaterialsUpload, type MaterialsUploadProps } from '@tuanbao/library/widgets/MaterialsUpload';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it, vi } from 'vitest';

import { heldUploads, pdfNamed } from '../browser/heldUploads.ts';

const Chinese = ({ children }: { children: ReactNode }) => <I18nProvider locale="zh-CN">{children}</I18nProvider>;

function renderUpload(props: Partial<MaterialsUploadProps> = {}) {
  const { upload, held } = heldUploads();
  const onChange = vi.fn<NonNullable<MaterialsUploadProps['onChange']>>();
  render(<MaterialsUpload materials={orderMaterials} upload={upload} onChange={onChange} {...props} />, {
    wrapper: Chinese,
  });
  return { onChange, held, user: userEvent.setup() };
}

const paper = (name: string) => screen.getByRole('group', { name });
const fileInputOf = (name: string) => paper(name).querySelector<HTMLInputElement>('input[type=file]')!;

it('shows every material with its state', () => {
  renderUpload({ defaultValue: { businessLicence: [licenceScan] } });

  expect(screen.getAllByRole('group')).toHaveLength(4);
  expect(within(paper('营业执照')).getByRole('button', { name: /^选择文件/ })).toHaveAccessibleDescription(
    expect.stringContaining('已上传 1 个文件'),
  );
  expect(within(paper('授权书')).getByText('待上传')).toBeVisible();
  expect(within(paper('其他资料')).getByText('选传')).toBeVisible();
});

it('keeps both if two materials are uploaded at the same moment', async () => {
  const { user, held, onChange } = renderUpload();
  await user.upload(fileInputOf('营业执照'), pdfNamed('营业执照.pdf'));
  await user.upload(fileInputOf('授权书'), pdfNamed('授权书.pdf'));
  await waitFor(() => expect(held).toHaveLength(2));

  for (const upload of held) upload.arrive();

  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  expect(Object.keys(onChange.mock.lastCall?.[0] ?? {})).toEqual(['businessLicence', 'authorisationBook']);
  expect(await screen.findByText('还缺 1 项：人员清单（加盖公章）')).toBeVisible();
});

it('shows missing materials as errors only on request', () => {
  renderUpload({ shouldShowMissing: true });
  expect(screen.getByText('请上传人员清单（加盖公章）')).toBeVisible();
  expect(screen.queryByText('请上传其他资料')).toBeNull();
});

it('shows why a material was rejected until it is replaced', async () => {
  const { user, held } = renderUpload({
    materials: returnedMaterials,
    defaultValue: { businessLicence: [licenceScan], stampedRoster: [rosterScan] },
  });
  const reason = /^已退回：影印件缺少公章/;
  expect(within(paper('营业执照')).getByText(reason)).toBeVisible();

  await user.click(screen.getByRole('button', { name: '移除 营业执照.pdf' }));
  await user.upload(fileInputOf('营业执照'), pdfNamed('营业执照新.pdf'));
  await waitFor(() => expect(held).toHaveLength(1));
  held[0]?.arrive();

  expect(await within(paper('营业执照')).findByText('已上传 1 个文件')).toBeVisible();
  expect(screen.queryByText(reason)).toBeNull();
});

it('says once that the files of a material are uploaded, and tells screen readers when the last one is', async () => {
  const { user, held } = renderUpload({ materials: returnedMaterials, defaultValue: {} });
  await user.upload(fileInputOf('营业执照'), pdfNamed('营业执照.pdf'));
  expect(await screen.findByText('正在上传')).toBeVisible();
  await waitFor(() => expect(held).toHaveLength(1));
  held[0]?.arrive();

  expect(await within(paper('营业执照')).findByText('已上传 1 个文件')).toBeVisible();
  expect(screen.queryByText('已上传')).toBeNull();
  expect(screen.getByText('已上传 1 个')).toHaveAttribute('role', 'status');
});

it('shows the element that belongs to a material beside it', () => {
  renderUpload({ beside: { stampedRoster: <button type="button">打印人员清单</button> } });
  const [, roster] = screen.getAllByRole('listitem');

  expect(within(roster!).getByRole('group', { name: '人员清单（加盖公章）' })).toBeVisible();
  expect(within(roster!).getByRole('button', { name: '打印人员清单' })).toBeVisible();
});

it('accepts nothing while it is read-only', () => {
  renderUpload({ isReadOnly: true, defaultValue: { businessLicence: [licenceScan] } });
  expect(screen.getByText('营业执照.pdf')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

const picture = (name: string) => ({ id: name, name, kind: 'image', url: `/${name}` }) as const;

it('shows the pictures of all materials one after another, each with the name of its material', async () => {
  const { user } = renderUpload({
    isReadOnly: true,
    value: {
      businessLicence: [picture('营业执照.png')],
      authorisationBook: [{ ...rosterScan, url: '/roster.pdf' }, picture('IMG_0012.jpg')],
    },
  });

  await user.click(screen.getByRole('button', { name: 'IMG_0012.jpg' }));
  expect(await screen.findByRole('dialog', { name: '授权书 · IMG_0012.jpg' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '上一张' }));
  expect(screen.getByRole('dialog', { name: '营业执照.png' })).toBeVisible();
  expect(screen.getByText('第 1 张，共 2 张：营业执照.png')).toBeInTheDocument();
});
