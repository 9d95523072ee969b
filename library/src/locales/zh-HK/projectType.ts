import { projectTypeMessages } from '../../i18n/enumerations/projectType.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

/** The Hong Kong texts in `projectType`. Other files of this folder also use them. */
export const projectTypeTexts: (typeof projectTypeMessages)['zh-CN'] = {
  indoorDecoration: '室內裝修',
  otherCivilBuilding: '其他民用建築',
};

export const projectType: ReplacedMessages = replaceMessages(projectTypeMessages, { 'zh-HK': projectTypeTexts });
