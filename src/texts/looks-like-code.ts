/** Whether a text has several lines, at least half of which look like code. */
export function looksLikeCode(text: string): boolean {
  const lines = text.split("\n", mostLines).filter((line) => line.trim() !== "");
  const code = lines.filter((line) => signs.some((sign) => sign.test(line)));
  return lines.length > 1 && code.length * 2 >= lines.length;
}

/** So many lines are enough to decide. */
const mostLines = 200;

const signs: readonly RegExp[] = [
  // Brackets and semicolons at the end, as in C; but not a semicolon of prose.
  /[{}[\]\\]\s*$|[)\]"'\w]\s*;\s*$|^\s*[)}\]]/,
  // Calls, assignments, comparisons, arrows.
  /\w\(.*\)|[\w\])] *[-+*/|&%:]?= *\S|[=!<>]=|=>|->|::|&&|\|\|/,
  // Variables and lines of a shell.
  /\$[{(a-z_]|;\s*(?:then|do)\s*$|^\s*(?:done|fi|esac|end|continue|break)\s*$/i,
  // Tags, comments, directives.
  /<\/?[a-z][^>]*>|^\s*(?:\/\/|\/\*|#!|#include\b|@[a-z])/i,
  // The first words of statements.
  /^\s*(?:def|class|import|from|return|function|const|let|var|fn|func|use|pub|for|while|if|elif|else|try|switch|case|print|echo|done|fi|end)\b.*[:;{([]\s*$/,
  /^\s*(?:SELECT|FROM|WHERE|JOIN|GROUP BY|ORDER BY|HAVING|LIMIT|INSERT INTO|UPDATE|CREATE TABLE)\b/,
];
