import type { LanguageTexts } from "./languages.ts";

/** Portuguese texts, written for this site. */
export const texts: LanguageTexts = {
  sentences: {
    easy: [
      "O gato dorme na sombra do muro.",
      "Minha avó faz bolo de milho aos domingos.",
      "A chuva bate na janela do meu quarto.",
      "Vamos ao rio depois do almoço?",
      "O barco volta cheio de peixe e de sal.",
      "Meu tio toca viola na varanda.",
      "Quem deixou a porta do quintal aberta?",
      "A lua sobe devagar por cima do morro.",
      "O menino corre atrás da bola azul.",
      "Hoje o pão saiu do forno mais cedo.",
      "Ela pinta a parede com uma cor bem viva.",
      "Tem uma rede entre as duas mangueiras.",
      "O café está na mesa, pode vir.",
      "Perdi a chave, mas achei um botão.",
      "O trem passa longe e apita duas vezes.",
      "A areia está quente, corre para a água!",
      "Ele conta a mesma piada e ri sozinho.",
      "As formigas levam as folhas em fila.",
      "Guarde um pedaço de bolo para mim.",
      "O galo canta antes de o sol nascer.",
      "Minha irmã lê na cama até tarde.",
      "De quem é esse chapéu de palha?",
      "O vento levou a pipa para o telhado.",
      "A sopa ainda está muito quente.",
      "Vou a pé, a noite está bonita.",
      "O velho rádio só toca uma canção.",
      "Os patos nadam em volta da ilha.",
      "Ela planta couve, salsa e hortelã.",
      "Traga a toalha, o mar está bom.",
      "O cão do vizinho late para a lua.",
      "Depois da festa sobrou só um doce.",
      "Choveu tanto que a rua virou rio.",
      "Sente aqui perto e conte tudo de novo.",
      "A mala é leve, mas o caminho é longo.",
      "Na feira tem fruta de toda cor.",
      "O bebê ri quando vê o sapo.",
      "Meu pai conserta bicicletas na garagem.",
      "A casa fica no fim da rua de terra.",
      "Acenda a vela, a luz acabou de novo.",
      "Ninguém quis comer o último pastel.",
      "Amanhã cedo a gente pesca no lago.",
      "O coco caiu e assustou todo mundo.",
    ],
    medium: [
      "Minha tia garante que planta gosta de música, e por isso as samambaias dela só ouvem samba antigo.",
      "O ônibus da manhã para em frente à padaria, e o motorista espera quem ainda está na fila do pão.",
      "Quando a maré baixa, as crianças descobrem piscinas entre as pedras e dão nome a cada caranguejo.",
      "Na casa do meu avô, a mesa cresce conforme chegam as visitas, e ninguém sabe de onde saem tantas cadeiras.",
      "O pescador remenda a rede sem olhar para as mãos, conversando com quem passa pelo cais.",
      "Ela escreve cartas compridas, cola o selo com cuidado e depois esquece de colocar no correio.",
      "Todo mundo no bairro conhece o assobio do vendedor de pamonha, até os cachorros mais preguiçosos.",
      "Aprendi a nadar num açude escuro, onde a imaginação colocava monstros e a coragem ia chegando aos poucos.",
      "Depois da chuva, o cheiro da terra entra pela janela e convida a casa inteira a ficar em silêncio.",
      "O barbeiro tem sempre uma opinião pronta, mas muda de ideia assim que o cliente discorda.",
      "Na volta da escola, paramos para ver os jogadores de dominó, que nunca perdem a pose.",
      "A costureira guarda os retalhos por cor, como se fossem pedaços de um arco-íris desmontado.",
      "Nosso vizinho toca trombone no banheiro, porque acredita que os azulejos melhoram as notas.",
      "Enquanto o feijão cozinha, minha mãe lê o jornal em voz alta e comenta cada notícia.",
      "O carteiro inventou um caminho mais longo só para passar debaixo das árvores floridas.",
      "Quem mora perto da estrada de ferro acaba acertando o relógio pelo barulho dos vagões.",
      "Na última noite de férias, ninguém quis dormir, e a fogueira durou até o céu ficar rosado.",
      "O gato da livraria escolhe um livro por dia, deita em cima dele e não deixa ninguém comprar.",
      "Se a goiaba do quintal amadurece, os passarinhos ficam sabendo muito antes de nós.",
      "Meu primo comprou uma canoa furada e, com muita conversa, convenceu todo mundo a remar com baldes.",
      "A professora pediu silêncio, mas a gargalhada já tinha corrido pela sala como um rastilho.",
      "Naquela pensão, o café da manhã era simples, a vista era enorme e a conta vinha num bilhete.",
      "O relojoeiro diz que o tempo não se conserta, só se acerta de vez em quando.",
      "Subimos o morro a pé, contando os degraus, e cada um chegou lá em cima com um número diferente.",
      "A banda ensaia na garagem, e a rua inteira já sabe cantar os erros do baterista.",
      "Quando falta luz, minha avó acende a lamparina e aproveita para contar histórias que davam medo nela.",
      "O feirante arruma os tomates em pirâmide e fica triste quando alguém compra justo o de baixo.",
      "Dizem que a ponte balança, mas quem atravessa todos os dias nem percebe mais.",
      "Meu irmão aprendeu a cozinhar por telefone, e a primeira feijoada dele custou três horas de conversa.",
      "O jardim da praça tem um banco virado para o muro, e é nele que os namorados preferem sentar.",
      "Na fila do cinema fizemos amizade com um senhor que sabia de cor o final de todos os filmes.",
      "O rio muda de cor durante o dia: é verde de manhã, dourado à tarde e quase preto antes da noite.",
      "Para fazer um bom papagaio de papel, é preciso bambu seco, linha forte e um pouco de vento emprestado.",
      "A oficina fecha cedo às sextas, mas o mecânico deixa a luz acesa para os bichos da noite.",
      "Ela dançava tão bem que até o garçom esquecia a bandeja no ar.",
      "De tanto viajar de barco, meu padrinho estranha quando o chão não balança.",
      "O vendedor de redes dorme na própria mercadoria e acorda só quando aparece freguês.",
      "No inverno da serra, a neblina entra nas casas sem bater e senta conosco à mesa.",
      "Os meninos fizeram uma cidade de areia, com porto, farol e uma prefeitura que desmoronou primeiro.",
      "Às vezes o melhor do passeio é voltar para casa com areia nos bolsos e sono nos olhos.",
    ],
    hard: [
      '"Embarque imediato!", anunciou Conceição Albuquerque às 16:35, apontando simultaneamente para 2 portões diferentes.',
      "O bloco Unidos da Ladeira desfilou com 84 tamborins, 2 cavaquinhos e o prefeito fantasiado de Netuno.",
      "A pesquisadora Guilhermina Vasconcelos catalogou 318 borboletas; nenhuma, infelizmente, permaneceu quieta.",
      "Na barbearia Elegância, cadeira 3, discute-se futebol; na cadeira 4 (perto da janela), exclusivamente novela.",
      "Canoa Estrela-d'Alva: capacidade, 5 pescadores (sem mentiras) ou 3 pescadores (com as histórias completas).",
      'Bilhete na geladeira: "Comi 2 fatias. Volto às 18h15. Ass.: o irmão de sempre (ou o cachorro)".',
      "Receita da madrinha Eufrásia: 395 g de leite condensado, 4 gemas, canela e absoluta concentração.",
      "A orquestra Harmonia Paulistana afinou durante 40 minutos; o público, educadíssimo, aplaudiu a afinação.",
      '"Quem desmontou o ventilador?", perguntou o delegado Figueiredo, examinando 13 parafusos cuidadosamente enfileirados.',
      "O bondinho transporta 65 passageiros até o mirante; guarda-chuvas gigantes viajam separadamente.",
      'O sanfoneiro Januário repetiu "Asa Ligeira" 11 vezes; na décima segunda, até o padre pediu bis.',
      'O arquiteto Montenegro projetou uma escada com 99 degraus, porque "cem seria exagero".',
      "Liquidação na Sapataria Relâmpago: 70% de desconto nos pés esquerdos, quantidade limitadíssima!",
      "Segundo a meteorologista Quitéria Sampaio, há 85% de probabilidade de guarda-chuva esquecido.",
      "O cartório funciona no 2º andar; traga documentos originais, fotocópias e disposição para conversar.",
      "Dona Lourença fez em crochê 140 guardanapos, uma toalha gigantesca e, por distração, 1 luva de seis dedos.",
      "A transportadora Rodobrisa entregou 24 cadeiras, 1 mesa e um cachorro que ninguém encomendou.",
      '"Perfeitamente", respondeu a bibliotecária Anunciação, "mas esse volume está emprestado desde 1987".',
      "Campeonato intermunicipal de peteca: Jacutinga venceu Borboremas por 15 a 12, após prorrogação dramática.",
      "O maquinista Teodoro Guimarães apitou 5 vezes; responderam imediatamente 3 galos e 1 trompetista.",
      "Atenção, senhores condôminos: quinta-feira, das 9h às 11h45, limpeza da caixa-d'água.",
      "A geógrafa Benedita Nogueira mediu a cachoeira (altura: 52,4 metros) pendurada numa corda emprestada.",
      'Feira de Antiguidades, barraca 16: vitrola, ferro a carvão, retrato de noiva "procurando a família".',
      "O Museu do Brinquedo recebeu 7200 visitantes, dos quais 6900 adultos disfarçados de acompanhantes.",
      "Horário da balsa Itaguaçu: partidas às 6h10, 12h40 e 18h20, dependendo do humor do comandante.",
      "Doutor Wanderley receitou descanso, suco de maracujá e 3 capítulos diários de literatura humorística.",
      '"Inacreditável!", exclamou o fotógrafo Zeferino: nas 36 fotografias aparecia o mesmo beija-flor.',
      "O orçamento inclui mão de obra, material elétrico e 10 metros de fio; paciência cobrada separadamente.",
      "Processo nº 4471-B: o papagaio do requerente repete, sem autorização, conversas particulares da vizinha.",
      "Na biblioteca comunitária Cecília Prates, 120 leitores disputam educadamente o único exemplar disponível.",
      "A professora Hortênsia levou 29 alunos ao mangue; voltaram 29 alunos, 7 caranguejos e muita lama.",
      'Pacote turístico "Serra Encantada": 4 noites, café da manhã, trilhas guiadas e 1 assombração simpática.',
      "Concurso de empadinhas: inscrições gratuitas (máximo de 50 participantes) até sexta-feira, 18h.",
      'Seu Napoleão, ascensorista aposentado, ainda anuncia em casa: "3º quarto à direita, varanda e quintal!"',
      "Torneio de empinar pipa (praia do Forno, 9h30): vento favorável, linha resistente, choro moderado.",
      "Durante 11 semanas, a redação do Correio Serrano publicou trocadas todas as previsões do horóscopo.",
      'Receita médica do doutor Eusébio: rede, sombra, 1 água de coco e "nenhuma notícia durante 48 horas".',
      "O marceneiro Ambrósio construiu 8 estantes idênticas; lamentavelmente, a casa possuía apenas 7 paredes.",
      '"Silêncio absoluto", exigia o cartaz do Teatro Esperança, colado atrás da bateria da fanfarra.',
      "Vende-se bicicleta seminova, 18 marchas, buzina ensurdecedora, R$ 650,00 (aceita-se troca por violão).",
    ],
  },
  passages: {
    easy: [
      "A praia fica vazia de manhã cedo. Um homem puxa a rede e conta os peixes. O cachorro dele corre atrás das ondas e volta molhado. Quando o sol esquenta, os dois vão para casa.",
      "Meu avô mora num sítio perto da serra. Tem um pé de jaca, um cavalo manso e muitas galinhas. De noite a gente deita na rede e conta estrelas. Eu sempre durmo antes de chegar a vinte.",
      "Hoje tem jogo na rua de baixo. Dois tijolos fazem o gol e a bola é velha. A vizinha grita para ter cuidado com a janela. No fim, ela mesma entra no time e faz dois gols.",
      "O barco sobe o rio bem devagar. A água é escura e a mata é alta dos dois lados. Minha tia frita bolinhos na cozinha de bordo. Ninguém fala, porque o rio fala por todos.",
      "A festa começa quando o sanfoneiro chega. As mesas saem da sala e a poeira sobe. Minha prima dança com o avô e ri sem parar. Lá fora, a lua espera a vez dela.",
    ],
    medium: [
      "Quando o circo armou a lona no campo da prefeitura, a cidade inteira encontrou algum motivo para passar por ali, e até o padre, que dizia não gostar de palhaços, foi visto espiando pela fresta do portão.",
      "No mercado, a moça das ervas conhece remédio para tudo, embrulha cada raminho em jornal velho e nunca deixa um freguês ir embora sem antes escutar a história completa da dor nas costas dele.",
      "O meu pai ensinou os filhos a empinar pipa na laje, com paciência infinita, repetindo que a linha precisa de carinho, que o vento não recebe ordens e que toda pipa perdida é um presente para alguém.",
      "Naquela rua estreita os vizinhos se falam de janela para janela, emprestam açúcar por meio de uma cestinha presa a um barbante e discutem futebol em voz tão alta que ninguém precisa de rádio.",
      "Viajamos a noite inteira num ônibus que parava em cada cidadezinha, e de madrugada, na rodoviária deserta, um cantor desconhecido tirou o violão da capa e fez o motorista se atrasar de propósito.",
    ],
    hard: [
      'A Companhia de Navegação Boaventura informa: a balsa Flor-de-Maracujá sofrerá atraso de aproximadamente 45 minutos. "Surgiu uma baleia", explicou o comandante Epaminondas, "e a preferência, conforme o regulamento, pertence ao passageiro maior".',
      "Relatório da zeladoria, 3º trimestre: foram substituídas 28 lâmpadas, 5 fechaduras e 1 periquito fugitivo. O síndico, Agenor Castelo-Branco, agradece a colaboração dos moradores (inclusive daqueles que preferiram colaborar silenciosamente).",
      'A confeiteira Felisbina Arruda preparou 1200 brigadeiros para o casamento, contados rigorosamente às 14h20. Quando começou a cerimônia, restavam 890; os padrinhos, interrogados individualmente, culparam a gravidade, o calor e "uma distração inexplicável".',
      'Inaugura-se sábado a exposição "Guarda-Chuvas Ilustres", no Palacete Figueira, com 64 peças rigorosamente selecionadas. A curadora Jacqueline Siqueira recomenda chegar cedo; se chover, cada visitante poderá (mediante caução) experimentar 1 exemplar.',
      'Durante 9 temporadas, o goleiro Valdomiro Pimentel defendeu o Esporte Clube Carrapicho sem jamais aprender a regra do impedimento. "Conhecimento demais atrapalha", declarou ao jornal Gazeta do Vale; o treinador, prudentemente, preferiu elogiar as luvas.',
    ],
  },
  words: `
um uma uns umas os as de do da dos das em no na nos nas num numa ao aos pelo pela por para com sem
sob sobre entre até desde contra durante após eu tu ele ela nós eles elas você vocês me te se lhe
mim comigo meu minha meus minhas teu tua seu sua seus suas nosso nossa dele dela este esta estes
estas esse essa esses essas isso isto aquele aquela aquilo todo toda todos todas tudo cada outro
outra outros outras mesmo mesma muito muita muitos muitas pouco pouca poucos algo alguém algum
alguma alguns nada ninguém nenhum nenhuma tanto qual quais quem quanto quanta que mas ou porque
pois quando como onde enquanto embora então assim também nem já ainda sempre nunca jamais talvez
quase só apenas mais menos bem mal melhor pior hoje ontem amanhã agora antes depois logo cedo
tarde aqui ali lá perto longe dentro fora acima abaixo atrás frente junto devagar depressa
bastante demais realmente enfim aliás sim não ser sou és somos são era eram foi foram sido será
seria estar estou está estamos estão estava ter tenho tem temos têm tinha teve haver há havia
fazer faço faz fazem fez fazia feito ir vou vai vamos vão ia poder posso pode podem podia querer
quero quer querem queria dever devo deve devem saber sei sabe sabem sabia ver vejo vê viu visto
vir venho vem veio dar dou dá deu dizer digo diz disse dito trazer traz pôr põe chegar chega
chegou levar leva deixar deixa ficar fica ficou seguir segue achar acha encontrar encontra chamar
chama pensar penso pensa crer falar fala olhar olha ouvir ouve escutar ler lê escrever escreve
aprender ensinar entender entende conhecer conhece lembrar lembra esquecer esperar espera procurar
procura pedir pede perguntar responder contar conta cantar canta dançar jogar joga brincar
trabalhar trabalha viver vive morar mora nascer crescer andar anda correr corre subir sobe descer
desce entrar entra sair sai voltar volta viajar parar sentir sente sentar dormir dorme acordar
levantar comer come beber bebe cozinhar comprar compra vender pagar custar abrir abre fechar fecha
começar começa terminar acabar mudar ganhar perder quebrar cortar lavar limpar pintar desenhar
construir consertar usar ajudar mostrar tomar pegar mover tocar puxar empurrar jogou cair cai rir
sorrir chorar gostar gosto gosta amar desejar precisar precisa parecer parece passar passa cruzar
virar servir visitar convidar escolher tentar continuar homem mulher menino menina criança gente
pessoa pessoas amigo amiga pai mãe irmão irmã filho filha avô avó tio tia primo prima família
vizinho vizinha senhor senhora nome professor médico dia noite manhã mês ano semana hora minuto
segundo tempo momento vez vezes verão inverno outono primavera segunda terça quarta quinta sexta
sábado domingo fim começo casa porta janela parede telhado chão cozinha quarto banheiro sala
quintal jardim escada mesa cadeira cama luz lâmpada chave espelho prato copo xícara garrafa colher
faca garfo caixa bolsa cesta cidade vila país rua caminho estrada praça ponte parque escola igreja
loja mercado feira estação trem carro ônibus barco avião bicicleta viagem mapa carta mala lugar
árvore flor folha erva mato floresta campo monte serra vale rio lago mar praia ilha pedra areia
terra céu sol lua estrela nuvem chuva vento fogo água ar gelo cachorro gato cavalo vaca pássaro
peixe rato abelha galinha ovelha burro sapo pão queijo leite ovo carne fruta maçã banana laranja
limão uva verdura sopa arroz feijão sal açúcar mel café chá suco bolo jantar almoço óleo manteiga
livro página letra palavra frase língua pergunta resposta história conto canção música jogo bola
papel lápis caneta caderno jornal trabalho dinheiro preço número coisa parte forma modo razão
exemplo ideia sorte ajuda mão pé cabeça olho orelha boca nariz rosto cabelo braço perna costas voz
coração camisa saia vestido casaco sapato chapéu luva bom boa mau grande pequeno pequena longo
longa curto alto alta baixo largo estreito velho velha novo nova jovem bonito bonita belo claro
escuro quente frio fria doce seco molhado rápido lento forte fraco pesado leve cheio cheia vazio
aberto cansado feliz triste contente calmo gentil simples fácil difícil certo errado importante
possível conhecido estranho livre pronto primeiro primeira último última próximo redondo direito
direita esquerda seguro limpo sujo caro barato rico pobre vermelho azul verde amarelo branco preto
cinza dois duas três quatro cinco seis sete oito nove dez onze doze vinte trinta cem mil meio
`
    .trim()
    .split(/\s+/),
};
