import { picture } from '../../fixtures/uploads.ts';
import type { Agent, FileToUpload } from './agent.ts';

const photograph = async (name: string): Promise<FileToUpload> => ({
  name,
  mimeType: 'image/png',
  buffer: await picture(),
});

/** A video file with only its first bytes. They are enough to recognise the type. */
const contractFilm: FileToUpload = {
  name: '施工合同.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), Buffer.alloc(4000)]),
};

/** A product of a family, and the way in which an agent enters its insured object. */
export interface Family {
  readonly family: string;
  readonly product: string;
  readonly groupName: string;
  /** Fills in the insured object. */
  readonly write: (agent: Agent) => Promise<void>;
  /** A text about the insured object on the order page. */
  readonly shown: string;
}

async function writeWorks(agent: Agent): Promise<void> {
  const { page } = agent;
  await page.getByLabel('工程名称').fill('栖霞路综合楼');
  await page.getByLabel('工程类型').selectOption({ index: 1 });
  await page.getByLabel('用工类型').selectOption({ index: 1 });
  await page.getByLabel('施工资质').selectOption({ index: 1 });
  await page.getByLabel('施工开始日期').fill('20261201');
  await page.getByLabel('施工结束日期').fill('20270531');
  await agent.chooseRegion('工程所在地区', '栖霞', '栖霞区');
  await page.getByLabel('工程详细地址').fill('栖霞路 8 号');
  await agent.upload('工程资料照片', await photograph('施工许可证.png'));
}

/** One product for each family other than employer liability. */
export const families: readonly Family[] = [
  {
    family: 'group accident',
    product: '安行团体意外伤害保险（加强）',
    groupName: '栖霞纺织有限公司',
    async write(agent) {
      await agent.importByClass('clean-50.xlsx', [0, 0, 0, 0]);
      await agent.page.getByText('共 50 人 · 没有问题').waitFor();
    },
    shown: '50 人',
  },
  {
    family: 'construction by area',
    product: '筑安建筑工程意外保险（按面积）',
    groupName: '远山建设有限公司',
    async write(agent) {
      await writeWorks(agent);
      await agent.page.getByLabel('建筑面积').fill('12000.5');
      await agent.upload('施工合同视频', contractFilm);
    },
    shown: '12,000.5',
  },
  {
    family: 'construction by cost',
    product: '筑安建筑工程意外保险（按造价）',
    groupName: '江畔建设有限公司',
    async write(agent) {
      await writeWorks(agent);
      await agent.page.getByLabel('工程造价').fill('8600000');
    },
    shown: '8,600,000',
  },
  {
    family: 'swimming pool',
    product: '清波游泳池责任保险',
    groupName: '碧波体育管理有限公司',
    async write(agent) {
      const { page } = agent;
      await page.getByLabel('营业面积').fill('1250');
      await page.getByLabel('游泳池个数').fill('2');
      await agent.chooseRegion('游泳池所在地区', '西湖', '西湖区');
      await page.getByRole('textbox', { name: /^游泳池地址/ }).fill('体育路 1 号');
      await agent.upload('游泳场所照片', await photograph('泳池.png'));
    },
    shown: '1,250',
  },
  {
    family: 'vehicle',
    product: '畅行驾乘人员意外保险（客车）',
    groupName: '云帆客运有限公司',
    async write(agent) {
      const { page } = agent;
      await page.getByLabel('车牌号').fill('沪A12345');
      await page.getByLabel('车架号').fill('LSVAM4187C2184841');
      await page.getByLabel('车型').selectOption({ index: 1 });
      await page.getByLabel('使用性质').selectOption({ index: 1 });
      await page.getByLabel('核定座位数').fill('19');
      await agent.chooseRegion('车辆所在地区', '浦东', '浦东新区');
      await page.getByLabel('车辆详细地址').fill('车站路 2 号');
      await agent.upload('行驶证照片', await photograph('行驶证.png'));
    },
    shown: '沪A12345',
  },
  {
    family: 'house',
    product: '安居团体家庭财产保险',
    groupName: '安居物业管理有限公司',
    async write(agent) {
      await agent.page.getByLabel('房屋面积').fill('520.5');
      await agent.chooseRegion('房屋所在地区', '东莞', '东莞市');
      await agent.page.getByLabel('房屋详细地址').fill('花园路 3 号');
    },
    shown: '520.5',
  },
  {
    family: 'hotel',
    product: '旅安酒店公众责任保险',
    groupName: '明湖酒店管理有限公司',
    async write(agent) {
      const { page } = agent;
      await page.getByLabel('营业面积').fill('3600');
      await page.getByLabel('客房数').fill('120');
      await page.getByLabel('停车位数').fill('45');
    },
    shown: '3,600',
  },
];
