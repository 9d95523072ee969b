import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  { applicationForm: '投保单', printApplicationForm: '打印投保单，盖章后上传' },
  { applicationForm: 'Application form', printApplicationForm: 'Print application form to stamp and upload' },
);
