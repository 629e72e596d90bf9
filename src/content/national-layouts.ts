import { keyboard } from "./keyboard.ts";

/**
 * Keyboards of many countries, out of xkeyboard-config. Made by `scripts/make-layouts.ts`.
 */
export const nationalLayouts = {
  british: keyboard("British", "iso", [
    '`¬ 1! 2" 3£ 4$€ 5% 6^ 7& 8* 9( 0) -_ =+',
    "qQ wW eE rR tT yY uU iI oO pP [{ ]}",
    "aA sS dD fF gG hH jJ kK lL ;: '@ #~",
    "\\| zZ xX cC vV bB nN mM ,< .> /?",
  ]),
  spanish: keyboard("Spanish", "iso", [
    "ºª\\ 1!| 2\"@ 3·# 4$~ 5% 6& 7/ 8( 9) 0= '? ¡¿",
    "qQ wW eE€ rR tT yY uU iI oO pP `^[ +*]",
    "aA sS dD fF gG hH jJ kK lL ñÑ ´¨{ çÇ}",
    "<> zZ xX cC vV bB nN mM ,; .: -_",
  ]),
  latinAmerican: keyboard("Latin American", "iso", [
    "|° 1! 2\" 3# 4$ 5% 6& 7/ 8( 9) 0= '?\\ ¿¡",
    "qQ@ wW eE€ rR tT yY uU iI oO pP ´¨ +*~",
    "aA sS dD fF gG hH jJ kK lL ñÑ {[^ }]`",
    "<> zZ xX cC vV bB nN mM ,; .: -_",
  ]),
  portuguese: keyboard("Portuguese", "iso", [
    "\\| 1! 2\"@ 3# 4$ 5% 6& 7/{ 8([ 9)] 0=} '? «»",
    "qQ wW eE€ rR tT yY uU iI oO pP +* ´`",
    "aA sS dD fF gG hH jJ kK lL çÇ ºª ~^",
    "<> zZ xX cC vV bB nN mM ,; .: -_",
  ]),
  brazilian: keyboard("Brazilian", "abnt", [
    "'\" 1! 2@ 3# 4$ 5% 6¨ 7& 8* 9( 0) -_ =+",
    "qQ wW eE rR tT yY uU iI oO pP ´` [{",
    "aA sS dD fF gG hH jJ kK lL çÇ ~^ ]}º",
    "\\| zZ xX cC vV bB nN mM ,< .> ;: /?",
  ]),
  italian: keyboard("Italian", "iso", [
    "\\| 1! 2\" 3£~ 4$ 5% 6& 7/ 8( 9) 0= '?` ì^",
    "qQ wW eE€ rR tT yY uU iI oO pP èé[{ +*]}",
    "aA sS dD fF gG hH jJ kK lL òç@ à°# ù§",
    "<> zZ xX cC vV bB nN mM ,; .: -_",
  ]),
  polish: keyboard("Polish", "ansi", [
    "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) -_ =+",
    "qQ wW eEęĘ rR tT yY uU€ iI oOóÓ pP [{ ]} \\|",
    "aAąĄ sSśŚ dD fF gG hH jJ kK lLłŁ ;: '\"",
    "zZżŻ xXźŹ cCćĆ vV bB nNńŃ mM ,< .> /?",
  ]),
  nordic: keyboard("Swedish and Finnish", "iso", [
    '§½ 1! 2"@ 3# 4¤$ 5% 6& 7/{ 8([ 9)] 0=} +?\\ ´`',
    "qQ wW eE€ rR tT yY uU iI oO pP åÅ ¨^~",
    "aA sS dD fF gG hH jJ kK lL öÖ äÄ '*",
    "<>| zZ xX cC vV bB nN mM ,; .: -_",
  ]),
  danish: keyboard("Danish", "iso", [
    '½§ 1! 2"@ 3# 4¤$ 5% 6& 7/{ 8([ 9)] 0=} +? ´`|',
    "qQ wW eE€ rR tT yY uU iI oO pP åÅ ¨^~",
    "aA sS dD fF gG hH jJ kK lL æÆ øØ '*",
    "<>\\ zZ xX cC vV bB nN mM ,; .: -_",
  ]),
  norwegian: keyboard("Norwegian", "iso", [
    '|§ 1! 2"@ 3# 4¤$ 5% 6& 7/{ 8([ 9)] 0=} +? \\`',
    "qQ wW eE€ rR tT yY uU iI oO pP åÅ ¨^~",
    "aA sS dD fF gG hH jJ kK lL øØ æÆ '*",
    "<> zZ xX cC vV bB nN mM ,; .: -_",
  ]),
  czech: keyboard("Czech", "iso", [
    ";°`~ +1 ě2@ š3#^ č4$ ř5 ž6 ý7& á8* í9{ é0} =% ´ˇ",
    "qQ wW eE€ rR tT zZ uU iI oO pP ú/[ )(]",
    "aA sS dD fF gG hH jJ kK lL ů\" §! ¨'",
    "\\| yY xX cC vV bB nN mM ,?< .:> -_",
  ]),
  turkishQ: keyboard("Turkish Q", "iso", [
    "\"é 1! 2' 3^# 4+$ 5% 6& 7/{ 8([ 9)] 0=} *?\\ -_|",
    "qQ@ wW eE€ rR tT yY uU ıI oO pP ğĞ üÜ~",
    "aAâÂ sS dD fF gG hH jJ kK lL şŞ iİ ,;`",
    "<> zZ xX cC vV bB nN mM öÖ çÇ .:",
  ]),
  turkishF: keyboard("Turkish F", "iso", [
    "+* 1! 2\" 3^# 4$ 5% 6& 7'{ 8([ 9)] 0=} /?\\ -_|",
    "fF@ gG ğĞ ıI oO dD rR nN hH pP qQ wW~",
    "uU iİ eE€ aAâÂ üÜ tT kK mM lL yY şŞ xX`",
    "<> jJ öÖ vV cC çÇ zZ sS bB .: ,;",
  ]),
  russian: keyboard("Russian", "ansi", [
    'ёЁ 1! 2" 3№ 4; 5% 6: 7? 8* 9( 0) -_ =+',
    "йЙ цЦ уУ кК еЕ нН гГ шШ щЩ зЗ хХ ъЪ \\/",
    "фФ ыЫ вВ аА пП рР оО лЛ дД жЖ эЭ",
    "яЯ чЧ сС мМ иИ тТ ьЬ бБ юЮ .,",
  ]),
  ukrainian: keyboard("Ukrainian", "ansi", [
    "'~ 1! 2\" 3№ 4; 5% 6: 7? 8* 9( 0) -_ =+",
    "йЙ цЦ уУ кК еЕ нН гГ шШ щЩ зЗ хХ їЇ ґҐ",
    "фФ іІ вВ аА пП рР оО лЛ дД жЖ єЄ",
    "яЯ чЧ сС мМ иИ тТ ьЬ бБ юЮ .,",
  ]),
  greek: keyboard("Greek", "iso", [
    "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) -_ =+",
    ";: ς εΕ€ ρΡ τΤ υΥ θΘ ιΙ οΟ πΠ [{ ]}",
    "αΑ σΣ δΔ φΦ γΓ ηΗ ξΞ κΚ λΛ ´¨ '\" \\|",
    "<> ζΖ χΧ ψΨ ωΩ βΒ νΝ μΜ ,< .> /?",
  ]),
  arabic: keyboard("Arabic", "ansi", [
    "ذّ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9) 0( -_ =+",
    "ضَ صً ثُ قٌ فﻹ غإ ع` ه÷ خ× ح؛ ج< د> \\|",
    'شِ سٍ ي] ب[ لﻷ اأ تـ ن، م/ ك: ط"',
    "ئ~ ءْ ؤ} ر{ ﻻﻵ ىآ ة' و, ز. ظ؟",
  ]),
  hebrew: keyboard("Hebrew", "ansi", [
    ";~ 1! 2@ 3#€ 4$ 5% 6^ 7& 8* 9) 0( -_ =+",
    "/Q 'W קE רR אT טY וU ןI םO פP ]} [{ \\|",
    'שA דS גD כF עG יH חJ לK ךL ף: ,"',
    "זZ סX בC הV נB מN צM ת> ץ< .?",
  ]),
  inscript: keyboard("Hindi InScript", "ansi", [
    "ॊऒ`~ १ऍ1! २ॅ2@ ३#3 ४$4 ५%5 ६^6 ७&7 ८*8 ९(9 ०)0 -ः_ ृऋ",
    "ौऔ ैऐ ाआ ीई ूऊ बभ हङ गघ दध जझ डढ ़ञ ॉऑ\\|",
    "ोओ ेए ्अ िइ ुउ पफ रऱ कख तथ चछ टठ",
    "ॆऎ ंँ मण नऩ वऴ लळ सश ,ष .। यय़/?",
  ]),
  japanese: keyboard("Japanese", "jis", [
    "1!ぬ 2\"ふ 3#あぁ 4$うぅ 5%えぇ 6&おぉ 7'やゃ 8(ゆゅ 9)よょ 0わを -=ほ ^~へ \\|ー",
    "qQた wWて eEいぃ rRす tTか yYん uUな iIに oOら pPせ @`゛ [{゜「",
    "aAち sSと dDし fFは gGき hHく jJま kKの lLり ;+れ :*け ]}む」",
    "zZつっ xXさ cCそ vVひ bBこ nNみ mMも ,<ね、 .>る。 /?め・ \\_ろ",
  ]),
  korean: keyboard("Korean", "ansi", [
    "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) -_ =+",
    "ㅂㅃqQ ㅈㅉwW ㄷㄸeE ㄱㄲrR ㅅㅆtT ㅛyY ㅕuU ㅑiI ㅐㅒoO ㅔㅖpP [{ ]} \\|",
    "ㅁaA ㄴsS ㅇdD ㄹfF ㅎgG ㅗhH ㅓjJ ㅏkK ㅣlL ;: '\"",
    "ㅋzZ ㅌxX ㅊcC ㅍvV ㅠbB ㅜnN ㅡmM ,< .> /?",
  ]),
} as const;
