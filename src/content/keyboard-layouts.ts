/** What a keyboard's keys type, as printed on them. */
export interface KeyboardLayout {
  readonly name: string;
  /**
   * Four rows from the top, each from left to right; the space bar is not among them. A key is the
   * characters that it types: plain, with Shift, with AltGr, as far as there are.
   */
  readonly rows: readonly (readonly string[])[];
  /** How far each row stands in from the left, in widths of a key. */
  readonly insets: readonly number[];
}

/** Rows of boards with a long left Shift, as in the United States. */
const ansiInsets = [0, 1.5, 1.75, 2.25];

/** Rows of boards with one more key left of the lowest row, as in Europe. */
const isoInsets = [0, 1.5, 1.75, 1.25];

export const keyboardLayouts = {
  qwerty: {
    name: "QWERTY",
    rows: rowsOf(
      "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) -_ =+",
      "qQ wW eE rR tT yY uU iI oO pP [{ ]} \\|",
      "aA sS dD fF gG hH jJ kK lL ;: '\"",
      "zZ xX cC vV bB nN mM ,< .> /?",
    ),
    insets: ansiInsets,
  },
  qwertz: {
    name: "QWERTZ",
    rows: rowsOf(
      '^° 1! 2"² 3§³ 4$ 5% 6& 7/{ 8([ 9)] 0=} ß?\\ ´`',
      "qQ@ wW eE€ rR tT zZ uU iI oO pP üÜ +*~",
      "aA sS dD fF gG hH jJ kK lL öÖ äÄ #'",
      "<>| yY xX cC vV bB nN mMµ ,; .: -_",
    ),
    insets: isoInsets,
  },
  azerty: {
    name: "AZERTY",
    rows: rowsOf(
      "² &1 é2~ \"3# '4{ (5[ -6| è7` _8\\ ç9^ à0@ )°] =+}",
      "aA zZ eE€ rR tT yY uU iI oO pP ^¨ $£¤",
      "qQ sS dD fF gG hH jJ kK lL mM ù% *µ",
      "<> wW xX cC vV bB nN ,? ;. :/ !§",
    ),
    insets: isoInsets,
  },
  dvorak: {
    name: "Dvorak",
    rows: rowsOf(
      "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) [{ ]}",
      "'\" ,< .> pP yY fF gG cC rR lL /? =+ \\|",
      "aA oO eE uU iI dD hH tT nN sS -_",
      ";: qQ jJ kK xX bB mM wW vV zZ",
    ),
    insets: ansiInsets,
  },
  colemak: {
    name: "Colemak",
    rows: rowsOf(
      "`~ 1! 2@ 3# 4$ 5% 6^ 7& 8* 9( 0) -_ =+",
      "qQ wW fF pP gG jJ lL uU yY ;: [{ ]} \\|",
      "aA rR sS tT dD hH nN eE iI oO '\"",
      "zZ xX cC vV bB kK mM ,< .> /?",
    ),
    insets: ansiInsets,
  },
} as const satisfies Readonly<Record<string, KeyboardLayout>>;

export type LayoutName = keyof typeof keyboardLayouts;

export function isLayoutName(name: string): name is LayoutName {
  return Object.hasOwn(keyboardLayouts, name);
}

function rowsOf(...rows: readonly string[]): readonly (readonly string[])[] {
  return rows.map((row) => row.split(" "));
}
