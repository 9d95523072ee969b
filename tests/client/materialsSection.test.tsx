import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
// This code is loaded before the tests, so that they don't depend on how fast it loads.
import '@tuanbao/app/client/drafts/placeDraft.ts';
import '@tuanbao/app/client/routes/write.tsx';
import '@tuanbao/app/client/application/MaterialsSection.tsx';
import '@tuanbao/app/client/application/WriteScreen.tsx';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { employerLiability } from '@tuanbao/library/samples/products';
import { beforeEach, describe, expect, it } from 'vitest';

import { completeDraft } from '../fixtures/orderDraft.ts';
import { answerSavedDraft, answerWriting, saves } from './support/answerWriting.ts';
import { renderApp, servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const product = employerLiability;
const complete = completeDraft(product);
const known = '/api/own/files';
const readings = '/api/getRecognizeBusinessLicense';
const file = (name: string, type = 'application/pdf') => ({
  url: `https://files.example/${name}`,
  name,
  size: 1200,
  type,
  readUrl: `https://files.example/${name}?signature`,
  thumbnailUrl: type.startsWith('image/') ? `https://files.example/${name}.thumb.webp?signature` : '',
});
const unread = {
  isRecognized: false,
  source: 'none',
  groupCardId: '',
  groupName: '',
  legalPersonName: '',
  setUpTime: '',
  detailAddress: '',
  fieldReadings: [],
  unreadReason: 'illegible',
};

const server = serverOfTests();
let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup();
  answerWriting(server, product);
  server.on('/api/policy/uploadSingleImage', success(file('licence.pdf')));
  server.on(known, success({ fileList: [{ ...file('licence.pdf'), orderSn: '' }] }));
  server.on(readings, success(unread));
});

function open(draft: OrderDraft): void {
  answerSavedDraft(server, draft);
  renderApp(servicesFor(server.url), `/writeByUnfinish/${product.id}/d1`);
}
/** Finds the upload field of a material by its name. */
const paper = (name: RegExp) => screen.findByRole('group', { name });
async function upload(name: RegExp): Promise<void> {
  const input = (await paper(name)).querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['%PDF-1.7'], '营业执照.pdf', { type: 'application/pdf' }));
}
const saved = () =>
  server.callsTo(saves).map(({ body }) => (JSON.parse(body) as { orderInfo: { imgList?: unknown } }).orderInfo.imgList);

describe('materials on the writing screen', () => {
  it('of a restored draft are shown with their names and thumbnails', async () => {
    server.on(known, success({ fileList: [{ ...file('licence.png', 'image/png'), orderSn: '' }] }));
    open({ ...complete, materials: { businessLicence: ['https://files.example/licence.png'] } });

    const licence = await screen.findByText('licence.png');
    expect(licence.closest('li')?.querySelector('img')?.getAttribute('src')).toBe(
      'https://files.example/licence.png.thumb.webp?signature',
    );
  });

  it('are saved with the draft when they are uploaded', async () => {
    open(complete);
    await upload(/^营业执照/);

    await within(await paper(/^营业执照/)).findByText('已上传 1 个文件');
    await waitFor(() =>
      expect(saved().at(-1)).toEqual([{ type: 'businessLicence', fileUrlList: ['https://files.example/licence.pdf'] }]),
    );
  });

  it('that the product requires block the next step until they are uploaded, and are linked', async () => {
    const features = { ...product.features, ocrAuthorisationBook: true };
    server.on(`/api/insuranceChoose/${product.id}`, success({ ...product, features }));
    server.on('/api/getDeclarationOcrStatus', success({ ocrStatus: 1, lacking: [] }));
    open(complete);
    expect(await screen.findByText('还缺 1 项：授权书')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^下一步/ }));

    const item = await screen.findByRole('button', { name: '请上传授权书' });
    expect(within(await paper(/^授权书/)).getByText('请上传授权书')).toBeVisible();
    await user.click(item);
    await waitFor(async () => expect(await paper(/^授权书/)).toContainElement(document.activeElement as HTMLElement));
    await upload(/^授权书/);

    expect(await screen.findByText('必传资料 1 项，已齐全')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: '请上传授权书' })).toBeNull());
  });

  it('that may follow the policy are marked as such', async () => {
    const features = { ...product.features, mailStampedForm: true };
    server.on(`/api/insuranceChoose/${product.id}`, success({ ...product, features }));
    open(complete);

    expect(within(await paper(/^投保单（加盖公章）/)).getByText(/可在承保后补传/)).toBeVisible();
  });

  it('offer the applicant’s data from the licence', async () => {
    const groupName = '青禾机械制造有限公司';
    server.on(readings, success({ ...unread, isRecognized: true, source: 'qr', groupName }));
    open(complete);
    await upload(/^营业执照/);
    await user.click(await screen.findByRole('button', { name: '填入投保人信息' }));

    expect(await screen.findByRole('textbox', { name: /投保单位名称/ })).toHaveValue(groupName);
    expect(screen.queryByRole('button', { name: '填入投保人信息' })).toBeNull();
  });

  it('mark values that may be misread beside the picture, also after they are filled in, until the agent has checked them', async () => {
    const groupName = '青禾机械制造有限公司';
    server.on('/api/policy/uploadSingleImage', success(file('licence.png', 'image/png')));
    server.on(known, success({ fileList: [{ ...file('licence.png', 'image/png'), orderSn: '' }] }));
    const fieldReadings = [
      { field: 'groupName', confidence: 71, isToBeChecked: true },
      { field: 'legalPersonName', confidence: 95, isToBeChecked: false },
    ];
    const legalPersonName = '宋知远';
    server.on(
      readings,
      success({ ...unread, isRecognized: true, source: 'photograph', groupName, legalPersonName, fieldReadings }),
    );
    open(complete);
    await upload(/^营业执照/);
    const licence = await paper(/^营业执照/);
    const take = await screen.findByRole('button', { name: '填入投保人信息' });
    const notice = take.closest<HTMLElement>('[role=status]')!;

    expect(within(notice).getByRole('img', { name: /已上传的图片/ })).toHaveAttribute(
      'src',
      expect.stringContaining('licence.png'),
    );
    expect(within(notice).getByText(groupName)).toHaveTextContent('请核对');
    expect(within(notice).getByText(legalPersonName)).not.toHaveTextContent('请核对');
    await user.click(take);
    expect(await screen.findByRole('textbox', { name: /投保单位名称/ })).toHaveValue(groupName);
    const item = licence.closest('li') ?? licence.parentElement!;
    expect(await within(item).findByText(groupName)).toHaveTextContent('请核对');
    expect(within(item).queryByText(legalPersonName)).toBeNull();
    await user.click(within(item).getByRole('button', { name: '已核对无误' }));
    expect(within(item).queryByText(groupName)).toBeNull();
  });

  it.each([
    ['illegible', /请上传完整、清晰、光线均匀的照片/],
    ['noPicture', /该 PDF 中没有可识别的文字/],
  ])('that are %s show what to do', async (unreadReason, sentence) => {
    server.on(readings, success({ ...unread, unreadReason }));
    open(complete);
    await upload(/^营业执照/);

    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('button', { name: '重新识别' })).toBeNull();
  });

  it('that could not be read at once may be read again', async () => {
    server.on(readings, success({ ...unread, unreadReason: 'busy' }));
    open(complete);
    await upload(/^营业执照/);
    const again = await screen.findByRole('button', { name: '重新识别' });
    const groupName = '青禾机械制造有限公司';
    server.on(readings, success({ ...unread, isRecognized: true, source: 'photograph', groupName, unreadReason: '' }));
    await user.click(again);

    expect(await screen.findByText(groupName)).toBeVisible();
  });

  it('offer the number of an id card if the product asks for the legal representative’s', async () => {
    const applicant = { ...product.applicant, fields: { ...product.applicant.fields, legalPersonIdNo: 'optional' } };
    server.on(`/api/insuranceChoose/${product.id}`, success({ ...product, applicant }));
    server.on('/api/policy/uploadSingleImage', success(file('card.png', 'image/png')));
    server.on(known, success({ fileList: [{ ...file('card.png', 'image/png'), orderSn: '' }] }));
    const idNo = '110101199003072332';
    const card = { isRecognized: true, name: '宋知远', idNo, fieldReadings: [], unreadReason: '' };
    server.on('/api/own/recognisedIdCard', success(card));
    open(complete);
    await upload(/^其他资料/);
    await user.click(await screen.findByRole('button', { name: '填入法定代表人信息' }));

    expect(await screen.findByRole('textbox', { name: /法定代表人证件号/ })).toHaveValue(idNo);
  });

  it('show which parts of an authorisation letter are missing, so that a person will check it', async () => {
    const features = { ...product.features, ocrAuthorisationBook: true };
    server.on(`/api/insuranceChoose/${product.id}`, success({ ...product, features }));
    server.on('/api/getDeclarationOcrStatus', success({ ocrStatus: 2, lacking: ['seal'] }));
    open(complete);
    await upload(/^授权书/);

    expect(await screen.findByText('未识别到红色印章')).toBeVisible();
    expect(screen.getByText(/将由人工审核/)).toBeVisible();
  });

  it('include the form to be stamped if the product requires it, ready to be printed', async () => {
    const features = { ...product.features, mailStampedForm: true };
    server.on(`/api/insuranceChoose/${product.id}`, success({ ...product, features }));
    server.on('/api/own/applicationForm', refusal('006004', '投保信息不完整，暂无保费，无法生成文件'));
    open(complete);
    const form = (await paper(/^投保单（加盖公章）/)).closest('li')!;
    await user.click(within(form).getByRole('button', { name: '打印投保单，盖章后上传' }));

    const viewer = await screen.findByRole('dialog', { name: /投保单/ });
    expect(await within(viewer).findByText('投保信息不完整，暂无保费，无法生成文件')).toBeVisible();
  });
});
