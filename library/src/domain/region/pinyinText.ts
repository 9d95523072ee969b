/**
 * How the names of regions are read. First line: syllables with the characters that are read so; then names that are read
 * otherwise or in several ways. Written by `npm run regions:build` from pinyin-pro (MIT) and a reviewed list.
 */
const pinyinText: string = `a阿 ai爱 an安岸庵鞍 ang昂 ao敖澳 ba八坝巴灞霸鲅 bai拜柏白百 ban坂版班 bao保包堡宝 bei北碑碚贝陂 ben本 beng蚌 bi壁比毕濞璧碧 bian边 bin宾彬滨 bing兵秉 bo亳伯勃博播泊波 bu埠布步部 cai彩蔡 cang仓沧苍 cao曹草 ce册策 cen岑 ceng曾 cha察岔查茶 chai柴 chan瀍禅 chang厂场常昌长 chao巢朝潮 che车 chen辰郴陈 cheng呈城成承澄称 chi池茌赤 chong充冲崇重 chou畴 chu楚滁 chuan川船 chun春淳 ci慈次磁 cong丛从 cui翠 cun村 cuo措错 da大达 dai代傣岱戴 dan丹儋单郸 dang党宕当砀 dao刀岛稻道 de得德 deng灯登磴等邓 di地坻底棣滴迪 dian垫店淀点电甸 die叠迭 ding丁定顶鼎 dong东侗洞 dou斗 du度杜渡独都 duan端 dui堆 dun敦 duo多掇 e峨鄂额 en恩 er二儿尔洱 fa法 fan樊烦繁范 fang坊房放方邡防 fei妃肥费 fen分汾芬 feng丰凤奉封峰烽锋风 fo佛 fu复孚富府扶抚浮涪福符罘芙阜附 ga嘎噶 gai改盖 gan干感甘赣 gang冈刚岗港钢 gao皋藁高 ge个仡各戈格葛阁革 gen根 geng耿 gong公共功宫工巩弓恭拱珙贡 gou沟 gu古固姑故沽谷鼓 gua瓜 guai拐 guan关冠官灌管莞观馆 guang光广 gui归桂贵 guo国果郭 ha哈 hai海 han含寒汉涵罕邗邯韩 hang杭 hao好浩濠 he合和河禾荷菏贺赫鹤 hei黑 heng亨恒横衡 hong宏洪红虹 hou侯后 hu互呼壶湖祜胡葫虎鄠 hua划化华桦滑花骅 huai怀槐淮 huan桓环 huang凰晃湟潢煌皇黄 hui会回徽惠晖汇珲辉 hun浑 huo获霍 ji冀即吉基暨极济积稷级绩蓟集鸡 jia伽佳加嘉夹家架贾迦郏 jian剑尖建涧监碱简箭间 jiang姜将江疆绛 jiao交椒焦胶蕉蛟郊 jie介揭界结节街解 jin晋津缙进金锦 jing井京旌景泾竞箐精经荆镜靖静 jiu久九旧酒鸠 ju句居巨莒 juan鄄 jue觉 jun军君峻浚 ka卡喀 kai凯开 kan坎 kang康 kao考 ke克可岢柯科 ken垦 kong崆 kou口 ku库 kuan宽 kuang矿 kui奎 kun坤昆 la喇拉腊 lai崃来涞莱赉 lan兰岚澜蓝 lang廊朗浪琅蒗郎阆 lao佬崂老 le乐勒 lei垒类耒雷 leng冷棱楞 li丽傈利力历李栗梨溧澧犁理礼离立荔蠡醴里鲤黎 lian廉涟濂联莲连 liang两凉梁良 liao聊辽 lie烈 lin临林蔺邻麟 ling令凌岭灵陵零 liu六柳流浏留 long陇隆龙 lou娄楼 lu卢庐泸渌潞炉碌禄芦路陆鲁鹿麓 luan栾滦 lun仑伦轮 luo洛漯罗萝 lv吕旅绿 lve略 ma玛马麻 mai迈麦 man曼满 mang芒茫 mao毛茂茅 mei梅湄眉美 men们门 meng勐孟梦盟蒙 mi密弥汨泌米 mian冕勉棉渑绵 miao苗 min岷敏民闵闽 ming名明鸣 mo墨末漠磨莫谟默 mou谋 mu仫木沐牟牡牧穆 na纳那 nai乃奈 nan南 nang囊 nao淖 ne讷 nei内 nen嫩 ni尼 nian年碾 nie聂 ning宁 niu牛 nong农 nu怒 nuo诺 ou瓯 pai牌 pan攀潘番盘磐 pei沛 peng彭蓬 pi皮邳郫 pian偏 piao票 ping凭坪屏平萍 po坡鄱颇 pu仆埔普浦濮莆蒲谱 qi七启奇岐旗杞栖淇祁綦耆蕲起麒齐 qia恰 qian乾前千潜犍谦迁钱阡黔 qiang强羌 qiao巧桥硚谯 qie且茄 qin勤沁秦覃钦 qing庆晴清青 qiong琼邛 qiu丘邱 qu区曲朐渠衢 quan全劝圈权泉 que确 rang壤让 rao饶 ren仁任 ri日 rong容榕荣蓉融 rou柔 ru乳如汝 rui瑞芮 run润 ruo若 sa撒萨 sai塞赛 san三 sang桑 se色 sha沙莎 shan善山汕鄯陕 shang上商尚 shao绍邵韶 she射涉畲社 shen审沈深申神莘 sheng圣嵊省胜 shi什十始市师施氏浉狮石 shou寿手首 shu墅曙树沭熟疏舒蜀 shuang双 shui水 shun顺 shuo朔硕 si四寺思斯泗 song嵩松淞 su僳宿肃苏 sui濉睢穗绥遂随 sun孙 suo索 ta塔 tai台太泰 tan坛滩潭郯 tang唐堂塘棠汤 tao桃洮陶 te特 teng滕腾藤 ti提 tian天田 tiao调 tie铁 ting亭汀 tong同峒桐潼通铜 tou头 tu吐图土徒涂突 tuan团 tun屯 tuo托拖脱陀 wa佤洼瓦 wai外 wan万宛湾 wang旺望汪王 wei为伟卫围威尉尾巍微未渭潍维蔚魏 wen文汶温闻 weng瓮翁 wo卧斡沃涡 wu乌五伍务吴吾婺巫悟无梧武舞芜 xi习喜息昔歙浠淅溪细西锡隰 xia下厦夏峡辖霞 xian仙县咸献贤鲜 xiang乡厢向响湘相祥翔芗襄象镶项香 xiao孝小猇萧霄 xie谢 xin信心忻新辛 xing兴星杏荥行邢陉 xiong雄 xiu休修岫秀 xu叙圩徐溆盱许 xuan宣玄 xue穴薛 xun寻循旬浔逊 ya亚崖涯牙琊雅鸭 yan偃兖堰岩延彦晏沿炎烟焉盐研砚郾鄢铅阎雁 yang央扬杨洋漾羊阳 yao姚尧瑶耀要遥 ye业冶叶掖邺野 yi义仪伊依夷宜峄弋彝易沂猗益眙翼谊邑驿黟 yin印殷荫鄞银阴音 ying应盈英营蓥迎颍鹰 yong埇永邕雍 you友右尤攸油游犹邮酉 yu于余宇屿峪榆渝玉盂禹禺舆虞裕豫郁隅雨鱼 yuan元原园垣沅源苑袁远 yue岳月越 yun云匀筠蕴运郓郧 za杂 zai载 zan赞 zang藏 zao枣 ze则泽 zeng增 zha扎札柞 zhai寨 zhan沾湛站 zhang丈张彰樟漳章 zhao召招昭照肇诏赵 zhe柘浙 zhen圳振浈真贞镇 zheng征政正蒸郑 zhi峙志指枝植沚治直织脂至芝芷陟 zhong中仲忠钟 zhou周州洲舟 zhu主助柱株珠祝竹诸驻 zhuang壮庄 zhun准 zhuo卓涿 zi子孜梓淄滋秭紫自资 zong宗枞 zou邹 zu族足 zui嘴 zun遵 zuo作左
井陉矿区 jing xing kuang qu/jing jing kuang qu
井陉县 jing xing xian/jing jing xian
乐亭县 lao ting xian/le ting xian
蔚县 yu xian/wei xian
大城县 dai cheng xian/da cheng xian
万柏林区 wan bo lin qu/wan bai lin qu
长子县 zhang zi xian/chang zi xian
繁峙县 fan shi xian/fan zhi xian
洪洞县 hong tong xian/hong dong xian
调兵山市 diao bing shan shi/tiao bing shan shi
珲春市 hun chun shi/hui chun shi
穆棱市 mu ling shi/mu leng shi
绥棱县 sui ling xian/sui leng xian
闵行区 min hang qu/min xing qu
栖霞区 qi xia qu/xi xia qu
六合区 lu he qu/liu he qu
盱眙县 xu yi xian/yu tai xian
邗江区 han jiang qu/gan jiang qu
句容市 ju rong shi/gou rong shi
乐清市 yue qing shi/le qing shi
蚌埠市 beng bu shi/bang bu shi
蚌山区 beng shan qu/bang shan qu
枞阳县 zong yang xian/cong yang xian
歙县 she xian/xi xian
砀山县 dang shan xian/yang shan xian
六安市 lu an shi/liu an shi
亳州市 bo zhou shi/hao zhou shi
涡阳县 guo yang xian/wo yang xian
厦门市 xia men shi/sha men shi
铅山县 yan shan xian/qian shan xian
牟平区 mu ping qu/mou ping qu
栖霞市 qi xia shi/xi xia shi
费县 fei xian/bi xian
乐陵市 lao ling shi/le ling shi
茌平区 chi ping qu/shi ping qu
莘县 shen xian/xin xian
东阿县 dong e xian/dong a xian
单县 shan xian/dan xian
鄄城县 juan cheng xian/yan cheng xian
中牟县 zhong mu xian/zhong mou xian
荥阳市 xing yang shi/ying yang shi
浚县 xun xian/jun xian
漯河市 luo he shi/ta he shi
召陵区 shao ling qu/zhao ling qu
渑池县 mian chi xian/sheng chi xian
柘城县 zhe cheng xian/tuo cheng xian
泌阳县 bi yang xian/mi yang xian
黄陂区 huang pi qu/huang bei qu/huang po qu
猇亭区 xiao ting qu/hu ting qu
曾都区 zeng du qu/ceng du qu
耒阳市 lei yang shi/lai yang shi
郴州市 chen zhou shi/bin zhou shi
番禺区 pan yu qu/fan yu qu
大埔县 da bu xian/da pu xian
东莞市 dong guan shi/dong wan shi
覃塘区 qin tang qu/tan tang qu
百色市 bai se shi/bo se shi
重庆市 chong qing shi/zhong qing shi
涪陵区 fu ling qu/pei ling qu
郫都区 pi du qu/bei du qu
犍为县 qian wei xian/jian wei xian
筠连县 jun lian xian/yun lian xian
荥经县 ying jing xian/xing jing xian
牟定县 mou ding xian/mu ding xian
吴堡县 wu bu xian/wu bao xian
柞水县 zha shui xian/zuo shui xian
宕昌县 tan chang xian/dang chang xian
称多县 chen duo xian/cheng duo xian
吐鲁番市 tu lu fan shi
尉犁县 yu li xian/wei li xian
莎车县 sha che xian/suo che xian`;

export default pinyinText;
