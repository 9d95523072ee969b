import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

/** Texts of the form; problems are in `i18n/subjectProblems.messages.ts`, names of works in `i18n/enumerations`. */
export interface ConstructionFormMessages {
  readonly projectName: string;
  readonly projectType: string;
  readonly labourType: string;
  readonly qualification: string;
  readonly area: string;
  readonly cost: string;
  readonly costUnit: string;
  readonly start: string;
  readonly end: string;
  /** Period of the works (工期): first and last day in one text. */
  readonly period: string;
  /** Length of the works in days, first and last day included. */
  readonly days: (days: number) => string;
  readonly region: string;
  readonly address: string;
  readonly materials: string;
  readonly materialsHint: string;
  readonly contractVideo: string;
  readonly contractVideoHint: string;
}

export const messages: MessagePack<ConstructionFormMessages> = messagePack<ConstructionFormMessages>(
  {
    projectName: '工程名称',
    projectType: '工程类型',
    labourType: '用工类型',
    qualification: '施工资质',
    area: '建筑面积',
    cost: '工程造价',
    costUnit: '元',
    start: '施工开始日期',
    end: '施工结束日期',
    period: '施工期间',
    days: (days) => `工期共 ${days} 天`,
    region: '工程所在地区',
    address: '工程详细地址',
    materials: '工程资料照片',
    materialsHint: '施工合同、中标通知书或施工许可证',
    contractVideo: '施工合同视频',
    contractVideoHint: '逐页拍摄合同，画面清晰完整',
  },
  {
    projectName: 'Name of the project',
    projectType: 'Kind of works',
    labourType: 'Kind of labour',
    qualification: 'Qualification',
    area: 'Area of the building',
    cost: 'Contract cost',
    costUnit: 'yuan',
    start: 'First day of the works',
    end: 'Last day of the works',
    period: 'Period of the works',
    days: (days) => `${days} days in all`,
    region: 'Region of the project',
    address: 'Address of the project',
    materials: 'Project materials',
    materialsHint: 'Contract, letter of award or building permit',
    contractVideo: 'Film of the contract',
    contractVideoHint: 'Every page, sharp and whole',
  },
);
