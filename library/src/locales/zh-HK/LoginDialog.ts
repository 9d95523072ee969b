import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/LoginDialog/LoginDialog.messages.ts';

export const loginDialog: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    title: '登入',
    partnerTitle: '登入團險業務系統',
    method: '登入方式',
    methods: { code: '短訊驗證碼登入', password: '密碼登入' },
    userName: '用戶名',
    password: '密碼',
    expired: '登入已過期，請重新登入。您填寫的內容都已保留。',
    mobile: '手提電話號碼',
    code: '短訊驗證碼',
    sendCode: '獲取驗證碼',
    sendAgain: (seconds) => `${seconds} 秒後重新獲取`,
    codeSent: '驗證碼已發送，請查收短訊',
    signIn: '登入',
    problems: {
      mobileMissing: '請輸入註冊手提電話號碼',
      mobileInvalid: '請填寫正確的手提電話號碼',
      codeMissing: '請輸入驗證碼',
      userNameMissing: '請輸入用戶名',
      passwordMissing: '請輸入密碼',
    },
  },
});
