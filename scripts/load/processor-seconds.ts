import { readFile } from "node:fs/promises";

/** The processor time that a process has used so far; only Linux tells it of another process. */
export async function processorSeconds(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8");
  // The program's name, in brackets, may hold spaces.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const [user = "0", system = "0"] = fields.slice(11, 13);
  return (Number(user) + Number(system)) / ticksPerSecond;
}

/** The unit of these figures on every processor that Node runs on. */
const ticksPerSecond = 100;
