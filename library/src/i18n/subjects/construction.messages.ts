import type { Construction, ConstructionCode } from '../../domain/subject/construction/construction.ts';
import { constructionQualificationMessages } from '../enumerations/constructionQualification.messages.ts';
import { labourTypeMessages } from '../enumerations/labourType.messages.ts';
import { projectTypeMessages } from '../enumerations/projectType.messages.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';
import type { SubjectChoiceMessages, SubjectFieldMessages, SubjectSentences, SubjectWords } from '../subjectWords.ts';

const fields: MessagePack<SubjectFieldMessages<keyof Construction>> = messagePack<
  SubjectFieldMessages<keyof Construction>
>(
  {
    names: {
      projectName: '工程名称',
      projectType: '工程类型',
      labourType: '用工类型',
      qualification: '施工资质',
      areaSquareMetres: '建筑面积',
      costFen: '工程造价',
      startDate: '施工开始日期',
      endDate: '施工结束日期',
      address: '工程所在地区',
      materialImages: '工程资料照片',
      contractVideo: '施工合同视频',
    },
    hints: { materialImages: '施工合同、中标通知书或施工许可证', contractVideo: '逐页拍摄合同，画面清晰完整' },
    absent: {},
    units: { costFen: '元' },
    periods: { startDate: '施工期间' },
    regions: { address: '工程所在地区' },
    details: { address: '工程详细地址' },
  },
  {
    names: {
      projectName: 'Project name',
      projectType: 'Project type',
      labourType: 'Labour type',
      qualification: 'Qualification',
      areaSquareMetres: 'Building area',
      costFen: 'Contract price',
      startDate: 'First day of the works',
      endDate: 'Last day of the works',
      address: 'Project region',
      materialImages: 'Project materials',
      contractVideo: 'Video of the contract',
    },
    hints: {
      materialImages: 'Contract, letter of award or building permit',
      contractVideo: 'Show every page, sharp and complete',
    },
    absent: {},
    units: { costFen: 'yuan' },
    periods: { startDate: 'Period of the works' },
    regions: { address: 'Project region' },
    details: { address: 'Project address' },
  },
);

const choices: SubjectChoiceMessages = {
  projectType: projectTypeMessages,
  labourType: labourTypeMessages,
  qualification: constructionQualificationMessages,
};

/**
 * Sentences for the problems of a construction project. If the specification (§5) defines a sentence, it is used
 * literally.
 */
const sentences: MessagePack<SubjectSentences<ConstructionCode>> = messagePack<SubjectSentences<ConstructionCode>>(
  {
    projectNameRequired: () => '请填写工程名称',
    projectTypeRequired: () => '请选择工程类型',
    labourTypeRequired: () => '请选择用工类型',
    labourTypeUnknown: () => '请从列表中选择用工类型',
    qualificationRequired: () => '请选择施工资质',
    qualificationUnknown: () => '请从列表中选择施工资质',
    projectAreaRequired: () => '请填写建筑面积',
    projectCostRequired: () => '请填写工程造价',
    worksStartRequired: () => '请选择施工开始日期',
    worksEndRequired: () => '请选择施工结束日期',
    worksEndBeforeStart: () => '施工结束日期不能早于开始日期',
    projectAddressRequired: () => '请选择工程所在地区',
    projectMaterialsRequired: () => '请上传工程资料照片',
  },
  {
    projectNameRequired: () => 'Enter the project name',
    projectTypeRequired: () => 'Choose the project type',
    labourTypeRequired: () => 'Choose the labour type',
    labourTypeUnknown: () => 'Choose the labour type from the list',
    qualificationRequired: () => 'Choose the qualification',
    qualificationUnknown: () => 'Choose the qualification from the list',
    projectAreaRequired: () => 'Enter the building area',
    projectCostRequired: () => 'Enter the contract price',
    worksStartRequired: () => 'Choose the first day of the works',
    worksEndRequired: () => 'Choose the last day of the works',
    worksEndBeforeStart: () => 'The works can’t end before they start',
    projectAddressRequired: () => 'Choose the project region',
    projectMaterialsRequired: () => 'Upload the project materials',
  },
);

/** 施工项目 (construction project): the words of its form, summary and documents. */
export const constructionWords: SubjectWords<keyof Construction, ConstructionCode> = { fields, choices, sentences };
